import { Landmark } from 'lucide-react'
import { defineField } from 'sanity'
import { pageReference } from '../objects/pageReference.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const bodies = defineSection({
  name: 'bodies',
  title: 'Regulatory bodies',
  description: 'Authorities, what each is asked for and the page about it.',
  icon: Landmark,
  fields: [
    items('Bodies', {
      fields: [
        defineField({
          name: 'name',
          title: 'Short name',
          description: 'What everybody calls it, such as NAFDAC.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'fullName',
          title: 'Full name',
          description: 'Its name in full.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'text',
          title: 'Text',
          description: 'One or two sentences about what it does.',
          type: 'localeText',
          validation: required,
        }),
        defineField({
          name: 'services',
          title: 'Our services',
          description: 'What we do there, one a line. A translation has as many.',
          type: 'localeList',
          validation: required,
        }),
        defineField({
          name: 'countryCount',
          title: 'Countries it covers',
          description: 'A number, such as 15.',
          type: 'number',
          validation: (rule) => rule.required().integer().positive(),
        }),
        defineField({
          name: 'page',
          title: 'Page',
          description: 'The page about this authority.',
          ...pageReference,
          validation: required,
        }),
      ],
      preview: { select: { title: 'name.en', subtitle: 'fullName.en' } },
    }),
  ],
})
