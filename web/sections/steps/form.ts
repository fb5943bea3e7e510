import { ListOrdered } from 'lucide-react'
import { heading, rows } from '../../../studio/schema/drawing.ts'
import { list, paragraph, text } from '../../../studio/schema/fields.ts'
import { duration } from '../../../studio/schema/objects/duration.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { steps } from './shape.ts'

export const stepsForm = sectionForm(steps, {
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
    list(
      'items',
      'Steps',
      [
        text('title', 'Title', 'What is done in this step.'),
        paragraph('text', 'Text', 'One or two sentences about it.'),
        text(
          'timeline',
          'Time it takes',
          'As it is shown. Drawn to scale if the English reads like 2-4 weeks, 60 days, Weeks 3-8 or Ongoing.',
        ),
        duration,
      ],
      { preview: { select: { title: 'title.en', subtitle: 'timeline.en' } } },
    ),
  ],
})
