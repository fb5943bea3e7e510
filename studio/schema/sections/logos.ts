import { Handshake } from 'lucide-react'
import { defineField } from 'sanity'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { line } from '../../../shared/content/shapes/plainText.ts'
import { requiredPicture } from '../objects/imageWithAlt.ts'
import { agrees } from '../rules/agrees.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const logos = defineSection({
  name: 'logos',
  title: 'Partner logos',
  description: 'The logos of partners or clients, side by side on white.',
  icon: Handshake,
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
