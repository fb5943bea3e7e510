import { z } from 'zod'
import { pagePath } from './link.ts'
import { localeList, localeString } from './localized.ts'

export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

/** The name of an icon in the Studio; the site shows no icons. */
export const icon = z.string('is not an icon of the list')

export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: localeList,
  linkText: localeString.optional(),
  icon: icon.optional(),
})
