import { Images } from 'lucide-react'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { imageWithAlt, requiredPicture } from '../../../studio/schema/objects/imageWithAlt.ts'

export const picturesForm = defineSection({
  name: 'pictures',
  title: 'Pictures',
  description: 'One picture in the width of the page, or several in rows, with captions.',
  icon: Images,
  drawing: [
    heading,
    ...columns(2, (x, width) => [
      [x, 42, width, 72, 'frame'],
      [x + width * 0.2, 70, width * 0.6, 34, 'ink'],
      ...lines(x, 122, width * 0.7, 1),
    ]),
  ],
  fields: [
    defineField({
      name: 'items',
      title: 'Pictures',
      description:
        'At least one. Drop several files here at once; drag them to change their order.',
      type: 'array',
      options: { layout: 'grid' },
      of: [
        defineArrayMember({
          ...requiredPicture,
          fields: imageWithAlt.fields,
          preview: { select: { title: 'alt.en', subtitle: 'caption.en', media: 'asset' } },
        }),
      ],
      validation: (rule) => rule.required().min(1),
    }),
  ],
})
