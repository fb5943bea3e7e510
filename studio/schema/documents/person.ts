import { UserRound } from 'lucide-react'
import { defineType } from 'sanity'
import { person as shape } from '../../../web/sections/people/shape.ts'
import { date, optionsOf, required, withRules } from '../fields.ts'
import { formFields, type StudioFields } from '../formFields.ts'
import { spokenLanguageTitles } from '../objects/optionTitles.ts'

const fields: StudioFields<typeof shape> = {
  about: { recommendedLength: 200 },
  languages: {
    type: 'array',
    of: [{ type: 'string' }],
    options: { list: optionsOf(spokenLanguageTitles), layout: 'grid' },
  },
}

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserRound,
  fields: [
    ...withRules(shape.shape, formFields(shape.shape, fields)),
    required(
      date(
        'consentDate',
        'Agreed on',
        'The day on which this person agreed to be shown. It is not published. Take the entry down when they ask for it.',
      ),
    ),
  ],
  orderings: [{ name: 'name', title: 'Name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: { select: { title: 'name', subtitle: 'role.en', media: 'image' } },
})
