import { z } from 'zod'
import { keyed, studioField } from '../../../shared/content/fields.ts'
import { richText } from '../../../shared/content/lists/fragments.ts'
import { issueMessage } from '../../../shared/content/shapes/issueMessages.ts'
import { faqFields } from '../faqs/shape.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

export const maxQuestions = 20

export const ownQuestion = z.object({ ...keyed, _type: z.literal('ownQuestion'), ...faqFields })

const removed = 'is no longer in the FAQ'

/** A question of an FAQ category, with the texts that it has there. */
export const chosenQuestion = z.object({
  ...keyed,
  _type: z.literal('chosenQuestion'),
  category: z
    .object({ _id: z.string(), faqs: z.array(z.object({ ...keyed, ...faqFields })) }, removed)
    .refine(({ faqs }) => faqs.length > 0, removed),
})

/** Questions of the page: chosen from the FAQ, or its own. */
export const questions = z
  .object({
    ...sectionFields,
    _type: z.literal('questions'),
    questions: studioField(
      'Questions',
      'Press “Choose from the FAQ” for questions that are answered there: they change with the FAQ. Press “Write one” for one that only this page needs.',
      z
        .array(
          z.discriminatedUnion('_type', [ownQuestion, chosenQuestion], 'is of an unknown kind'),
          'is missing',
        )
        .min(1, 'has no entries')
        .max(
          maxQuestions,
          issueMessage('must have at most {count} entries', { count: maxQuestions }),
        )
        .superRefine((entries, context) => {
          const keys = entries.map((entry) =>
            entry._type === 'chosenQuestion'
              ? `${entry.category._id} ${entry.category.faqs[0]?._key}`
              : entry._key,
          )
          for (const [index, id] of keys.entries())
            if (keys.indexOf(id) < index)
              context.addIssue({ code: 'custom', path: [index], message: 'is on the list twice' })
        }),
      (name) => `${name}[]{
        _key, _type,
        _type == "ownQuestion" => {question, answer${richText}},
        _type == "chosenQuestion" => {"category": category->{
          _id, _updatedAt, "faqs": faqs[_key == ^.^.questionKey]{_key, question, answer${richText}}
        }}
      }`,
    ),
  })
  .register(sectionTexts, {
    title: 'Questions of this page',
    description: 'Chosen from the FAQ, or its own. Their order is yours.',
    findBy: 'faq, help, accordion, answers',
  })
