import { z } from 'zod'
import { number, paragraph, text } from '../../../shared/content/fields.ts'
import { year } from '../../../shared/content/shapes/duration.ts'
import { listed, sectionFields, sectionTexts } from '../sectionFields.ts'

export const milestone = z.object({
  _id: z.string(),
  year: number('Year', 'Milestones are shown from the earliest year to the latest.', year),
  title: text('Title', 'What happened, in a few words.'),
  text: paragraph('Text', 'One or two sentences about it.'),
})

/** All published milestones of the company. */
export const milestones = z
  .object({
    ...sectionFields,
    _type: z.literal('milestones'),
    milestones: listed(z.array(milestone).min(1, 'there is no published milestone'), {
      list: 'milestones',
    }),
  })
  .register(sectionTexts, {
    title: 'Milestones',
    description: 'All published milestones, by year.',
    findBy: 'history, story, years, timeline',
  })
