import { AlignLeft } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { heading, lines } from '../../../studio/schema/drawing.ts'
import { imageWithAlt } from '../../../studio/schema/objects/imageWithAlt.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const proseForm = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Paragraphs, with an image beside them if there is one.',
  icon: AlignLeft,
  drawing: [heading, ...lines(20, 42, 200, 10)],
  fields: [
    defineField({
      name: 'body',
      title: 'Text',
      description: 'Paragraphs, sub-headings, lists and links.',
      type: 'localeRichText',
      validation: required,
    }),
    defineField({
      name: 'image',
      title: 'Image',
      description: 'Beside the text. The crop button marks what stays visible on small screens.',
      ...imageWithAlt,
    }),
  ],
})
