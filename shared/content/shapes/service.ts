import { z } from 'zod'
import { pagePath } from './link.ts'
import { localeList, localeString } from './localized.ts'

export const serviceGroups = ['core', 'trademark', 'regulatory', 'overview'] as const

export type ServiceGroup = (typeof serviceGroups)[number]

export const serviceCard = z.object({
  _id: z.string(),
  path: pagePath,
  title: localeString,
  summary: localeString,
  features: localeList,
  linkText: localeString.optional(),
})
