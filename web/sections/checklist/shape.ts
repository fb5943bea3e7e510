import { z } from 'zod'
import { namedPoint, points } from '../../../shared/content/shapes/points.ts'
import { sectionFields } from '../sectionFields.ts'

export const checklist = z.object({
  ...sectionFields,
  _type: z.literal('checklist'),
  items: points(namedPoint),
  /** Whether visitors can tick the entries, drawn as binders. */
  tickable: z.boolean('must be yes or no').optional(),
})
