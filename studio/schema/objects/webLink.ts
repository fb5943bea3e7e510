import { Globe } from 'lucide-react'
import { defineField, defineType } from 'sanity'
import { webAddress } from '../../../shared/content/shapes/link.ts'
import { agrees } from '../rules/agrees.ts'

export const webLink = defineType({
  name: 'webLink',
  title: 'Link to another website',
  type: 'object',
  icon: Globe,
  fields: [
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      description: 'The full address, beginning with https://',
      validation: (rule) => rule.required().custom(agrees(webAddress)),
    }),
  ],
})
