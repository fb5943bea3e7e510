import { ListOrdered } from 'lucide-react'
import { time as timeShape } from '../../../shared/content/shapes/duration.ts'
import { formatTime } from '../../../shared/text/formatTime.ts'
import { studioLanguage } from '../../../studio/i18n/language.ts'
import { t } from '../../../studio/i18n/t.ts'
import { list, paragraph, text } from '../../../studio/schema/fields.ts'
import { time } from '../../../studio/schema/objects/duration.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { steps } from './shape.ts'

export const stepsForm = sectionForm(steps, {
  title: 'Steps',
  description: 'A process or timeline, in order.',
  icon: ListOrdered,
  outline,
  findBy: 'process, timeline, procedure, how it works, duration',
  fields: [
    list(
      'items',
      'Steps',
      [
        text('title', 'Title', 'What is done in this step.'),
        paragraph('text', 'Text', 'One or two sentences about it.'),
        time,
      ],
      {
        preview: {
          select: { title: 'title.en', text: 'time.text.en', stored: 'time' },
          prepare: ({ title, text, stored }) => {
            const { data } = timeShape.safeParse(stored)
            const isText = data === undefined || data.kind === 'text'
            return {
              title,
              subtitle: isText ? text : formatTime(data, studioLanguage, t('Ongoing')),
            }
          },
        },
      },
    ),
  ],
})
