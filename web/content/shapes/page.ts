import { z } from 'zod'
import { iconNames } from '../../ui/iconNames.ts'
import { type PageType, pageTypes, pathOf } from '../paths.ts'
import { image } from './image.ts'
import { action } from './link.ts'
import { localeString } from './localized.ts'
import { section, serviceCard, serviceGroups } from './sections.ts'

const hero = z.object(
  {
    eyebrow: localeString.optional(),
    heading: localeString,
    text: localeString,
    actions: z.array(action).optional(),
    image: image.optional(),
  },
  'is missing',
)

const slug = z
  .string('is missing')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens')

/** A page as the query returns it, checked; with the path it is served under. */
export const page = z
  .object({
    _id: z.string(),
    _type: z.enum(pageTypes as [PageType, ...PageType[]]),
    slug: slug.optional(),
    title: localeString,
    seo: z.object({ title: localeString, description: localeString }, 'is missing'),
    hero,
    sections: z.array(section, 'is missing').min(1, 'has no sections'),
    service: z
      .object({
        group: z.enum(serviceGroups, 'is missing or unknown'),
        icon: z.enum(iconNames, 'is missing or unknown'),
        related: z.array(serviceCard),
      })
      .optional(),
  })
  .transform((content) => ({ ...content, path: pathOf(content) }))
