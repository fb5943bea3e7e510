import { z } from 'zod'
import { action } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { sectionFields } from '../sectionFields.ts'

const {
  note: _note,
  notePage: _notePage,
  noteDate: _noteDate,
  sources: _sources,
  ...fields
} = sectionFields

export const callToAction = z.object({
  ...fields,
  _type: z.literal('callToAction'),
  text: localeString,
  /** Whether it is the emergency section, with a large telephone number. */
  emergency: z.boolean('must be yes or no').optional(),
  actions: z.array(action, 'is missing').min(1, 'has no button'),
})
