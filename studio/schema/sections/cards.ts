import { z } from 'zod'
import type { cards } from '../../../web/sections/cards/shape.ts'
import { OptionalActionInput } from '../../forms/inputs/optionalInputs.tsx'
import { optionsOf } from '../fields.ts'
import type { StudioFields } from '../formFields.ts'
import { action } from '../objects/action.ts'
import { duration } from '../objects/duration.ts'
import { filingRouteTitles } from '../objects/optionTitles.ts'

/** A page with the filing planner. */
const planningPage = z.object({
  sections: z
    .array(z.object({ _type: z.string(), membership: z.string().optional() }))
    .refine((sections) =>
      sections.some(({ _type, membership }) => _type === 'countries' && membership === 'trademark'),
    ),
})

export const cardsFields: StudioFields<typeof cards> = {
  items: { preview: { select: { title: 'title.en', subtitle: 'text.en' } } },
  'items.duration': duration,
  'items.link': { ...action, initialValue: undefined, components: { input: OptionalActionInput } },
  'items.route': {
    type: 'string',
    options: { list: optionsOf(filingRouteTitles) },
    hidden: ({ document }: { document?: unknown }) => !planningPage.safeParse(document).success,
  },
  'items.reportingCountry': {
    type: 'reference',
    to: [{ type: 'country' }],
    options: { disableNew: true },
  },
}
