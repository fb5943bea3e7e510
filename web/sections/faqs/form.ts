import { MessageCircleQuestionMark } from 'lucide-react'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { faqs } from './shape.ts'

export const faqsForm = sectionForm(faqs, {
  title: 'All questions (FAQ page)',
  description:
    'All published FAQ categories with their questions, each below its own heading. To show a few, add “Questions of this page”.',
  icon: MessageCircleQuestionMark,
  outline,
  findBy: 'faq, help, accordion, answers',
  editedUnder: { title: 'FAQ', path: 'structure/faqCategory' },
})
