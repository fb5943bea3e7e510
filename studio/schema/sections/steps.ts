import { ListOrdered } from 'lucide-react'
import { defineField } from 'sanity'
import { durationField } from '../objects/durationField.ts'
import { sentencesField } from '../objects/sentencesField.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'A process or timeline, in order.',
  icon: ListOrdered,
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
