import { z } from 'zod'
import { pageReference } from '../lists/fragments.ts'
import { pageLink } from '../shapes/link.ts'

/** Legal pages: the footer lists all of them. */

export const siteLists = { legalPages: z.array(pageLink) }

export const siteProjection = `
  "legalPages": *[_type == "legalPage"] | order(orderRank asc, _id asc) {_id, _type, "path": ${pageReference}, title}
`
