import { MessageCircleQuestionMark } from 'lucide-react'
import { definePage } from './definePage.ts'

export const faqPage = definePage({
  name: 'faqPage',
  title: 'FAQ page',
  icon: MessageCircleQuestionMark,
})
