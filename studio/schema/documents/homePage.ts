import { House } from 'lucide-react'
import { definePage } from './definePage.ts'

export const homePage = definePage({ name: 'homePage', title: 'Home page', icon: House })
