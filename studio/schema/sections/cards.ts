import { LayoutGrid } from 'lucide-react'
import { defineField } from 'sanity'
import { OptionalActionInput } from '../../inputs/OptionalActionInput.tsx'
import { action } from '../objects/action.ts'
import { durationField } from '../objects/durationField.ts'
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
        defineField({
          name: 'title',
          title: 'Title',
          description: 'The heading of the card.',
          type: 'localeString',
          validation: required,
        }),
        defineField({
          name: 'tag',
          title: 'Tag',
          type: 'localeString',
          description:
            'A word or two beside the title. If all cards have a time, such as 12-18 months, they are compared to scale.',
        }),
        durationField,
        defineField({
          name: 'text',
          title: 'Text',
          description: 'A sentence or two. Leave it empty for none.',
          type: 'localeText',
        }),
        defineField({
          name: 'features',
          title: 'Points',
          description: 'Short points, one a line. A translation has as many.',
          type: 'localeList',
        }),
        defineField(iconField),
        defineField({
          ...action,
          name: 'link',
          title: 'Link',
          description: 'Where the card leads. Choose nothing for a card without a link.',
          initialValue: undefined,
          components: { input: OptionalActionInput },
        }),
      ],
      preview: iconPreview({ title: 'title.en', subtitle: 'text.en' }),
    }),
  ],
})
