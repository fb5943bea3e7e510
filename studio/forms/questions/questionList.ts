import { MessageCircleQuestionMark, MessagesSquare } from 'lucide-react'
import { defineArrayMember, type Rule } from 'sanity'
import { defaultLanguage } from '../../../shared/languages.ts'
import { maxQuestions, ownQuestion } from '../../../web/sections/questions/shape.ts'
import { t } from '../../i18n/t.ts'
import { richText, text, withRules } from '../../schema/fields.ts'
import { ChosenQuestionInput } from './ChosenQuestionInput.tsx'
import { areDistinct, chosenType, type FaqQuestion, isInFaq } from './faqQuestions.ts'
import { QuestionsInput } from './QuestionsInput.tsx'

type ChosenPreview = { category?: string; faqs?: FaqQuestion[] | null; questionKey?: string }

/** A reference to an FAQ question, by its category and its key in the category, because a question has no id. */
const questionReference = defineArrayMember({
  type: 'object',
  name: chosenType,
  title: 'Question from the FAQ',
  icon: MessagesSquare,
  fields: [
    { name: 'category', title: 'Category', type: 'reference', to: [{ type: 'faqCategory' }] },
    { name: 'questionKey', title: 'Question', type: 'string' },
  ],
  components: { input: ChosenQuestionInput },
  validation: (rule) => rule.custom(isInFaq),
  preview: {
    select: {
      category: `category.title.${defaultLanguage}`,
      faqs: 'category.faqs',
      questionKey: 'questionKey',
    },
    prepare: ({ category, faqs, questionKey }: ChosenPreview) => ({
      title:
        faqs?.find(({ _key }) => _key === questionKey)?.question?.[defaultLanguage] ??
        t('No longer in the FAQ'),
      subtitle: t('FAQ, {category}', { category: category ?? '' }),
    }),
  },
})

const own = defineArrayMember({
  type: 'object',
  name: ownQuestion.shape._type.value,
  title: 'Question of this page only',
  icon: MessageCircleQuestionMark,
  fields: withRules(ownQuestion.shape, [
    text('question', 'Question', 'As a customer would ask it.'),
    richText('answer', 'Answer', 'A few sentences. Links, lists and bold words are possible.'),
  ]),
  preview: {
    select: { title: `question.${defaultLanguage}` },
    prepare: ({ title }: { title?: string }) => ({ title, subtitle: t('This page only') }),
  },
})

/** The questions of a page, chosen from the FAQ or its own. */
export const questionList = {
  type: 'array' as const,
  of: [questionReference, own],
  components: { input: QuestionsInput },
  validation: (rule: Rule) => rule.max(maxQuestions).custom(areDistinct),
}
