import { z } from 'zod'
import { type PageType, pageTypes, pathOf, singletonPages } from '../../shared/content/paths.ts'
import { isReserved } from '../../shared/content/reservedPaths.ts'
import { heroMap } from '../../shared/content/shapes/country.ts'
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
    map: heroMap.optional(),
  },
  'is missing',
)

/** Returns why a page's slug makes no path of its own, if so. */
function slugFault({ _type, slug }: { _type: PageType; slug?: string | undefined }): string | null {
  if (singletonPages.some((type) => type === _type)) return null
  if (slug === undefined) return 'is missing'
  const path = pathOf({ _type, slug })
  return isReserved(path) ? `makes the path ${path}, which the site needs for itself` : null
}

/** A page as `pagesQuery` returns it, with the path it is served under. */
export const page = z
  .object({
    _id: z.string(),
    _type: z.enum(pageTypes),
    slug: slug.optional(),
    title: localeString,
    seo: z.object({ title: localeString.optional(), description: localeString }, 'is missing'),
    hero,
    sections: z.array(section, 'is missing').min(1, 'has no sections'),
    service: z
      .object({
        group: z.enum(serviceGroups, 'is missing or unknown'),
        icon: icon.optional(),
        related: z.array(serviceCard),
      })
      .optional(),
  })
  .superRefine((content, context) => {
    const message = slugFault(content)
    if (message) context.addIssue({ code: 'custom', path: ['slug'], message })
  })
  .transform((content) => ({ ...content, path: pathOf(content) }))
