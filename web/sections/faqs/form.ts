import { MessageCircleQuestionMark } from 'lucide-react'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { faqs } from './shape.ts'

export const faqsForm = sectionForm(faqs, {
  title: 'Questions and answers',
  description: 'All published FAQ categories with their questions, each below its own heading.',
  icon: MessageCircleQuestionMark,
  outline,
})
