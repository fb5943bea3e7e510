import { LayoutGrid } from 'lucide-react'
import { defineField } from 'sanity'
import { action } from '../objects/action.ts'
import { iconField } from '../objects/iconField.ts'
import { iconPreview } from '../objects/iconPreview.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'
import { items } from './items.ts'

export const cards = defineSection({
  name: 'cards',
  title: 'Cards',
  description: 'Services, values, benefits or programmes, one card each.',
  icon: LayoutGrid,
  fields: [
    items('Cards', {
      fields: [
        defineField({ name: 'title', title: 'Title', type: 'localeString', validation: required }),
        defineField({
          name: 'tag',
          title: 'Tag',
          type: 'localeString',
          description: 'A word or two beside the title.',
        }),
        defineField({ name: 'text', title: 'Text', type: 'localeText' }),
        defineField({ name: 'features', title: 'Points', type: 'localeList' }),
        defineField(iconField),
        defineField({ name: 'link', ...action, title: 'Link' }),
      ],
      preview: iconPreview({ title: 'title.en', subtitle: 'text.en' }),
    }),
  ],
})
