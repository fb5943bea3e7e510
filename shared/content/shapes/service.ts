import { z } from 'zod'
import { pagePath } from './link.ts'
import { localeList, localeString } from './localized.ts'

export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

/** An icon by the name that the Studio has for it; the site shows none. */
export const icon = z.string('is not an icon of the list')

/** A service page as other pages list it. */
export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: localeList,
  /** The words of a link to it. */
  linkText: localeString.optional(),
  icon: icon.optional(),
})
