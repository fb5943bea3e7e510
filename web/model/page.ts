import { z } from 'zod'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { icon } from '../../shared/content/shapes/icon.ts'
import { image } from '../../shared/content/shapes/image.ts'
import { action } from '../../shared/content/shapes/link.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { serviceCard, serviceGroups } from '../../shared/content/shapes/service.ts'
import { slug } from '../../shared/content/shapes/slug.ts'
import { section } from '../sections/shapes.ts'

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

/** A page as the query returns it, checked; with the path it is served under. */
export const page = z
  .object({
    _id: z.string(),
    _type: z.enum(pageTypes),
    slug: slug.optional(),
    title: localeString,
    seo: z.object({ title: localeString, description: localeString }, 'is missing'),
    hero,
    sections: z.array(section, 'is missing').min(1, 'has no sections'),
    service: z
      .object({
        group: z.enum(serviceGroups, 'is missing or unknown'),
        icon,
        related: z.array(serviceCard),
      })
      .optional(),
  })
  .transform((content) => ({ ...content, path: pathOf(content) }))
