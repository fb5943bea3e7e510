import { UserRound } from 'lucide-react'
import { defineType } from 'sanity'
import { person as shape } from '../../../web/sections/people/shape.ts'
import { date, line, optionsOf, paragraph, required, text, withRules } from '../fields.ts'
import { logo as portrait } from '../objects/image.ts'
import { spokenLanguageTitles } from '../objects/optionTitles.ts'

export const person = defineType({
  name: 'person',
  title: 'Person',
  type: 'document',
  icon: UserRound,
  fields: [
    ...withRules(shape.shape, [
      line('name', 'Name', 'As it should be read. It is the same in every language.'),
      text('role', 'Function', 'What to ask this person for: Head of regulatory affairs.'),
      paragraph('about', 'About', 'One sentence: what this person decides or knows.', {
        recommendedLength: 200,
      }),
      {
        name: 'languages',
        title: 'Languages',
        description: 'Those in which one can write and talk to this person.',
        type: 'array',
        of: [{ type: 'string' }],
        options: { list: optionsOf(spokenLanguageTitles), layout: 'grid' },
      },
      line(
        'phone',
        'Direct line',
        'With the country code: +233 20 123 4567. Only a number that this person answers.',
      ),
      portrait(
        'image',
        'Portrait',
        'Upright, head and shoulders, at least 480 pixels wide. While some of a section have none, their initials stand there.',
      ),
    ]),
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
