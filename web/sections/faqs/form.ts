import { MessageCircleQuestionMark } from 'lucide-react'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { faqs } from './shape.ts'

export const faqsForm = sectionForm(faqs, {
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
})
