import { MessageCircleQuestionMark } from 'lucide-react'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, rows } from '../../../studio/schema/drawing.ts'

export const faqsForm = defineSection({
  name: 'faqs',
  title: 'Questions and answers',
  description: 'All published FAQ categories with their questions, each below its own heading.',
  icon: MessageCircleQuestionMark,
  drawing: [
    heading,
    ...rows(4, (y) => [
      [20, y, 200, 18, 'frame'],
      [28, y + 7, 120, 4, 'ink'],
      [204, y + 6, 8, 6, 'line'],
    ]),
  ],
  // Each category is a section with its own heading.
  headed: false,
})
