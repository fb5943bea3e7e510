import { Handshake } from 'lucide-react'
import { line, list, url } from '../../../studio/schema/fields.ts'
import { logo } from '../../../studio/schema/objects/image.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { logos } from './shape.ts'

export const logosForm = sectionForm(logos, {
  title: 'Partner logos',
  description: 'The logos of partners or clients, side by side on white.',
  icon: Handshake,
  outline,
  findBy: 'brands, clients, sponsors, members',
  fields: [
    list(
      'items',
      'Logos',
      [
        line(
          'name',
          'Name',
          'The owner of the logo. It is read to people who cannot see the logo.',
        ),
        logo(
          'image',
          'Logo',
          'On a white or a transparent background, at least 480 pixels wide. The crop button cuts off empty margins.',
        ),
        url(
          'url',
          'Website',
          'The full address, beginning with https://. Leave it empty for none.',
        ),
      ],
      { preview: { select: { title: 'name', subtitle: 'url', media: 'image' } } },
    ),
  ],
})
