import { Handshake } from 'lucide-react'
import { defineField } from 'sanity'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { line } from '../../../shared/content/shapes/plainText.ts'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { requiredPicture } from '../../../studio/schema/objects/imageWithAlt.ts'
import { agrees } from '../../../studio/schema/rules/agrees.ts'

export const logosForm = defineSection({
  name: 'logos',
  title: 'Partner logos',
  description: 'The logos of partners or clients, side by side on white.',
  icon: Handshake,
  drawing: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 42, 'frame'],
      [x + width * 0.2, 58, width * 0.6, 10, 'ink'],
      [x, 92, width, 42, 'frame'],
      [x + width * 0.35, 102, width * 0.3, 22, 'ink'],
    ]),
  ],
  fields: [
    items('Logos', {
      fields: [
        defineField({
          name: 'name',
          title: 'Name',
          description: 'Whose logo it is. It is read to people who cannot see the logo.',
          type: 'string',
          validation: (rule) => rule.required().custom(agrees(line)),
        }),
        defineField({
          name: 'image',
          title: 'Logo',
          description:
            'On a white or a transparent ground, at least 480 pixels wide. The crop button cuts off empty margins.',
          ...requiredPicture,
        }),
        defineField({
          name: 'link',
          title: 'Website',
          description: 'The full address, beginning with https://. Leave it empty for none.',
          type: 'url',
          validation: (rule) => rule.custom(agrees(webAddress)),
        }),
      ],
      preview: { select: { title: 'name', subtitle: 'link', media: 'image' } },
    }),
  ],
})
