import { UsersRound } from 'lucide-react'
import type { Rule } from 'sanity'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { people } from './shape.ts'

export const peopleForm = sectionForm(people, {
  title: 'People',
  description:
    'Whom to ask for what: function, languages, direct line. Not shown while there are none.',
  icon: UsersRound,
  outline,
  findBy: 'team, staff, employees, colleagues, contacts',
  editedUnder: { title: 'People', path: 'structure/person' },
  fields: [
    {
      name: 'people',
      title: 'People',
      description:
        'In this order. Choose somebody of the list “People”, or create an entry: it is the same on every page.',
      type: 'array',
      of: [{ type: 'reference', to: [{ type: 'person' }] }],
      validation: (rule: Rule) => rule.unique(),
    },
  ],
})
