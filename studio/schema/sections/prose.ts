import { AlignLeft } from 'lucide-react'
import { defineField } from 'sanity'
import { imageWithAlt } from '../objects/imageWithAlt.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Paragraphs, with an image beside them if there is one.',
  icon: AlignLeft,
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
