import { defineField, defineType } from 'sanity'
import { required } from '../rules/required.ts'
import { actions } from './actions.ts'
import { imageWithAlt } from './imageWithAlt.ts'

export const hero = defineType({
  name: 'hero',
  title: 'Opening',
  type: 'object',
  fields: [
    defineField({
      name: 'eyebrow',
      title: 'Line above the heading',
      type: 'localeString',
    }),
    defineField({ name: 'heading', title: 'Heading', type: 'localeString', validation: required }),
    defineField({ name: 'text', title: 'Text', type: 'localeText', validation: required }),
    actions,
    defineField({ name: 'image', title: 'Image', ...imageWithAlt }),
  ],
})
