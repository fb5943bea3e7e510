import { LayoutGrid } from 'lucide-react'
import { z } from 'zod'
import { OptionalActionInput } from '../../../studio/forms/inputs/optionalInputs.tsx'
import { boolean, list, oneOf, paragraph, points, text } from '../../../studio/schema/fields.ts'
import { action } from '../../../studio/schema/objects/action.ts'
import { duration } from '../../../studio/schema/objects/duration.ts'
import { filingRouteTitles } from '../../../studio/schema/objects/optionTitles.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { cards } from './shape.ts'

/** A page with the filing planner. */
const planningPage = z.object({
  sections: z
    .array(z.object({ _type: z.string(), membership: z.string().optional() }))
    .refine((sections) =>
      sections.some(({ _type, membership }) => _type === 'countries' && membership === 'trademark'),
    ),
})

export const cardsForm = sectionForm(cards, {
  title: 'Cards',
  description: 'Services, values, benefits or programmes, one card each.',
  icon: LayoutGrid,
  outline,
  findBy: 'boxes, tiles, features, benefits, values',
  fields: [
    boolean(
      'sideBySide',
      'Side by side',
      'For cards with links: up to four beside each other. Otherwise, each has a line of its own.',
    ),
    list(
      'items',
      'Cards',
      [
        text('title', 'Title', 'The heading of the card.'),
        text('tag', 'Tag', 'A word or two beside the title.'),
        duration,
        paragraph('text', 'Text', 'A sentence or two. Leave it empty for none.'),
        points('features', 'Points', 'Short points, one a line.'),
        {
          ...action,
          name: 'link',
          title: 'Link',
          description: 'The page that the card opens. Choose nothing for a card without a link.',
          initialValue: undefined,
          components: { input: OptionalActionInput },
        },
        {
          ...oneOf(
            'route',
            'Route to a trademark',
            'If the card is about one: the filing planner of this page shows the time of the card.',
            filingRouteTitles,
          ),
          hidden: ({ document }: { document?: unknown }) =>
            !planningPage.safeParse(document).success,
        },
        {
          name: 'reportingCountry',
          title: 'Where to report: country',
          description:
            'For a card that says where to report a suspect medicine in a country: its own page then shows the text, points and link of the card.',
          type: 'reference' as const,
          to: [{ type: 'country' }],
          options: { disableNew: true },
        },
      ],
      { preview: { select: { title: 'title.en', subtitle: 'text.en' } } },
    ),
  ],
})
