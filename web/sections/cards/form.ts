import { LayoutGrid } from 'lucide-react'
import { defineField } from 'sanity'
import { OptionalActionInput } from '../../../studio/inputs/OptionalActionInput.tsx'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { columns, heading, lines } from '../../../studio/schema/drawing.ts'
import { items } from '../../../studio/schema/items.ts'
import { action } from '../../../studio/schema/objects/action.ts'
import { durationField } from '../../../studio/schema/objects/durationField.ts'
import { iconField } from '../../../studio/schema/objects/iconField.ts'
import { iconPreview } from '../../../studio/schema/objects/iconPreview.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const cardsForm = defineSection({
  name: 'cards',
  title: 'Cards',
  description: 'Services, values, benefits or programmes, one card each.',
  icon: LayoutGrid,
  drawing: [
    heading,
    ...columns(3, (x, width) => [
      [x, 42, width, 90, 'frame'],
      [x + 8, 54, width * 0.6, 6, 'ink'],
      ...lines(x + 8, 72, width - 16, 4),
    ]),
  ],
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
