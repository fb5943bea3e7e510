import { z } from 'zod'
import { list, paragraph, studioField, text } from '../../../shared/content/fields.ts'
import { time } from '../../../shared/content/shapes/duration.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

export const steps = z
  .object({
    ...sectionFields,
    _type: z.literal('steps'),
    items: list('Steps', {
      title: text('Title', 'What is done in this step.'),
      text: paragraph('Text', 'One or two sentences about it.'),
      time: studioField(
        'Time',
        'The site writes it in each language, and draws a chart if two steps or more have one.',
        time,
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Steps',
    description: 'A process or timeline, in order.',
    findBy: 'process, timeline, procedure, how it works, duration',
  })
