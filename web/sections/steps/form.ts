import { ListOrdered } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { durationField } from '../../../studio/schema/objects/durationField.ts'
import { sentencesField } from '../../../studio/schema/objects/sentencesField.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const stepsForm = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'A process or timeline, in order.',
  icon: ListOrdered,
  drawing: [
    heading,
    ...rows(4, (y) => [
      [20, y, 12, 12, 'ink'],
      [44, y, 70, 5, 'ink'],
      [44, y + 9, 130, 3, 'line'],
    ]),
  ],
  fields: [
    items('Steps', {
      fields: [
        defineField({
          name: 'title',
          title: 'Title',
          description: 'What is done in this step.',
          type: 'localeString',
          validation: required,
        }),
        sentencesField,
        defineField({
          name: 'timeline',
          title: 'Time it takes',
          type: 'localeString',
          description:
            'As it is shown. Drawn to scale if the English reads like 2-4 weeks, 60 days, Weeks 3-8 or Ongoing.',
        }),
        durationField,
      ],
      preview: { select: { title: 'title.en', subtitle: 'timeline.en' } },
    }),
  ],
})
