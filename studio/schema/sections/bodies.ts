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
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'fullName',
          title: 'Full name',
          type: 'localeString',
          validation: required,
        }),
        defineField({ name: 'text', title: 'Text', type: 'localeText', validation: required }),
        defineField({
          name: 'services',
          title: 'Our services',
          type: 'localeList',
          validation: required,
        }),
        defineField({
          name: 'countryCount',
          title: 'Countries it covers',
          type: 'number',
          validation: (rule) => rule.required().integer().positive(),
        }),
        defineField({ name: 'page', title: 'Page', ...pageReference, validation: required }),
      ],
      preview: { select: { title: 'name.en', subtitle: 'fullName.en' } },
    }),
  ],
})
