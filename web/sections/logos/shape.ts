import { z } from 'zod'
import { line, list, namedImage, url } from '../../../shared/content/fields.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** Partners by their logos. */
export const logos = z
  .object({
    ...sectionFields,
    _type: z.literal('logos'),
    items: list('Logos', {
      name: line('Name', 'The owner of the logo. It is read to people who cannot see the logo.'),
      image: namedImage(
        'Logo',
        'On a white or a transparent background, at least 480 pixels wide. The crop button cuts off empty margins.',
      ),
      url: url(
        'Website',
        'The full address, beginning with https://. Leave it empty for none.',
      ).optional(),
    }),
  })
  .register(sectionTexts, {
    title: 'Partner logos',
    description: 'The logos of partners or clients, side by side on white.',
    findBy: 'brands, clients, sponsors, members',
  })
