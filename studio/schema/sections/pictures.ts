import { Images } from 'lucide-react'
import { defineArrayMember, defineField } from 'sanity'
import { imageWithAlt, requiredPicture } from '../objects/imageWithAlt.ts'
import { defineSection } from './defineSection.ts'

export const pictures = defineSection({
  name: 'pictures',
  title: 'Pictures',
  description: 'One picture in the width of the page, or several in rows, with captions.',
  icon: Images,
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
