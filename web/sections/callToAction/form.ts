import { Megaphone } from 'lucide-react'
import { defineField } from 'sanity'
import { defineSection } from '../../../studio/schema/defineSection.ts'
import { actions } from '../../../studio/schema/objects/actions.ts'
import { required } from '../../../studio/schema/rules/required.ts'

export const callToActionForm = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  description: 'A closing invitation with at least one button.',
  icon: Megaphone,
  drawing: [
    [0, 24, 240, 102, 'line'],
    [40, 50, 160, 10, 'ink'],
    [60, 72, 120, 3, 'ink'],
    [85, 90, 70, 16, 'ink'],
  ],
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
