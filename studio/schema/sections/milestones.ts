import { Milestone } from 'lucide-react'
import { defineSection } from './defineSection.ts'

export const milestones = defineSection({
  name: 'milestones',
  title: 'Milestones',
  description: 'All published milestones, by year.',
  icon: Milestone,
})
