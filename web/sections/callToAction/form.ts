import { Megaphone } from 'lucide-react'
import { paragraph, yesNo } from '../../../studio/schema/fields.ts'
import { sectionForm } from '../../../studio/schema/sectionForm.ts'
import { callToAction } from './shape.ts'

export const callToActionForm = sectionForm(callToAction, {
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
    paragraph('text', 'Text', 'One or two sentences that invite to act.'),
    yesNo(
      'emergency',
      'Emergency',
      'On red, with the company’s phone number in large figures. The words of phone buttons stand above it.',
    ),
  ],
})
