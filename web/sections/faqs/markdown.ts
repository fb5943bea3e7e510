import type { SectionOf } from '../derivations.ts'
import { heading, type MarkdownContext, richText } from '../markdownBlocks.ts'

type Question = SectionOf<'faqs'>['categories'][number]['faqs'][number]

export const questionBlocks = (
  questions: Pick<Question, 'question' | 'answer'>[],
  context: MarkdownContext,
) =>
  questions.flatMap(({ question, answer }) => [
    heading(question.value, 3),
    ...richText(answer, context),
  ])

export const faqsMarkdown = ({ categories }: SectionOf<'faqs'>, context: MarkdownContext) =>
  categories.flatMap(({ title, faqs }) => [
    heading(title.value, 2),
    ...questionBlocks(faqs, context),
  ])
