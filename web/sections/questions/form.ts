import { MessageCircleMore } from 'lucide-react'
import { questionList } from '../../../studio/forms/questions/questionList.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { questions } from './shape.ts'

export const questionsForm = sectionForm(questions, {
  title: 'Questions of this page',
  description: 'Chosen from the FAQ, or its own. Their order is yours.',
  icon: MessageCircleMore,
  outline,
  findBy: 'faq, help, accordion, answers',
  fields: [questionList],
})
