import { Megaphone } from 'lucide-react'
import { boolean, paragraph } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import outline from './outline.svg'
import { callToAction } from './shape.ts'

export const callToActionForm = sectionForm(callToAction, {
  title: 'Call to action',
  description: 'A closing invitation with at least one button.',
  icon: Megaphone,
  outline,
  findBy: 'button, banner, cta, link',
  fields: [
    paragraph('text', 'Text', 'One or two sentences that invite to act.'),
    boolean(
      'emergency',
      'Emergency',
      'On red, with the emergency line of the site settings in large figures. The text of a phone button is shown above it.',
    ),
  ],
})
