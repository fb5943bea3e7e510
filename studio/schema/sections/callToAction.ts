import { Megaphone } from 'lucide-react'
import { defineField } from 'sanity'
import { actions } from '../objects/actions.ts'
import { required } from '../rules/required.ts'
import { defineSection } from './defineSection.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  description: 'A closing invitation with at least one button.',
  icon: Megaphone,
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      description: 'One or two sentences that invite to act.',
      type: 'localeText',
      validation: required,
    }),
    defineField({ ...actions, validation: (rule) => rule.required().min(1) }),
  ],
})
