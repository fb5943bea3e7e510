import { MessageCircleQuestionMark } from 'lucide-react'
import { defineSection } from './defineSection.ts'

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers',
  description: 'All published FAQ categories with their questions.',
  icon: MessageCircleQuestionMark,
})
