import { MessageCircleQuestionMark } from 'lucide-react'
import { defineSection } from './defineSection.ts'

export const faqs = defineSection({
  name: 'faqs',
  title: 'Questions and answers',
  description: 'All published FAQ categories with their questions, each below its own heading.',
  icon: MessageCircleQuestionMark,
  // Each category is a section with its own heading.
  headed: false,
})
