import { z } from 'zod'
import { icon } from './icon.ts'
import { pagePath } from './link.ts'
import { localeList, localeString } from './localized.ts'

/** Where a service page is listed. */
export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

/** The name, summary and address by which a service page is listed elsewhere. */
export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: localeList,
  icon,
})
