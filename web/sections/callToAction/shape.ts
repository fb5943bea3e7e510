import { z } from 'zod'
import { boolean, paragraph, withShape } from '../../../shared/content/fields.ts'
import { action } from '../../../shared/content/shapes/link.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

const {
  note: _note,
  notePage: _notePage,
  noteDate: _noteDate,
  sources: _sources,
  ...fields
} = sectionFields

export const callToAction = z
  .object({
    ...fields,
    _type: z.literal('callToAction'),
    text: paragraph('Text', 'One or two sentences that invite to act.'),
    emergency: boolean(
      'Emergency',
      'On red, with the emergency line of the site settings in large figures. The text of a phone button is shown above it.',
    ).optional(),
    actions: withShape(fields.actions, z.array(action, 'is missing').min(1, 'has no button')),
  })
  .register(sectionTexts, {
    title: 'Call to action',
    description: 'A closing invitation with at least one button.',
    findBy: 'button, banner, cta, link',
  })
