import { z } from 'zod'
import { boolean, list, text } from '../../../shared/content/fields.ts'
import { drawable, sectionTexts } from '../sectionFields.ts'

export const stats = z
  .object({
    ...drawable,
    _type: z.literal('stats'),
    items: list('Figures', {
      value: text(
        'Figure',
        'As it is shown: 500+, 98%, 6-8 months. Beside the page’s heading, only figures whose English is like “21 days” can be drawn.',
      ),
      label: text('Caption', 'A few words below the figure.'),
      linksToPhone: boolean(
        'Dials the telephone number',
        'The figure is a link to the emergency line of the site settings, or else to the telephone.',
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Figures',
    description: 'Large figures, each with a caption.',
    findBy: 'numbers, statistics, counters, metrics',
  })
