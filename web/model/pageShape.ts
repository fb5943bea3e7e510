import { z } from 'zod'
import { repeatedIds, sectionIds } from '../../shared/content/anchors.ts'
import { pageFields } from '../../shared/content/pageTypes/list.ts'
import { pageTypes, pathOf } from '../../shared/content/paths.ts'
import { heroMap } from '../../shared/content/shapes/country.ts'
import { facts } from '../../shared/content/shapes/fact.ts'
import { image, shareImage } from '../../shared/content/shapes/image.ts'
import { action } from '../../shared/content/shapes/link.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { slugIssue } from '../../shared/content/shapes/slug.ts'
import { section } from '../sections/shapes.ts'

const hero = z.object(
  {
    eyebrow: localeString.optional(),
    heading: localeString,
    text: localeString,
    actions: z.array(action).optional(),
    image: image.optional(),
    map: heroMap.optional(),
    facts: facts.optional(),
  },
  'is missing',
)

const seo = z.object(
  {
    title: localeString.optional(),
    description: localeString,
    /** The page's share image, in place of that of the site settings. */
    image: shareImage.optional(),
    /** Whether search engines are asked not to list the page. */
    hidden: z.boolean('must be yes or no').optional(),
  },
  'is missing',
)

const pageAddress = z.object({ _type: z.enum(pageTypes), slug: z.string('is missing').optional() })

/** A page as `pagesQuery` returns it, with its path. */
export const pageShape = z
  .object({
    _id: z.string(),
    ...pageAddress.shape,
    title: localeString,
    seo,
    hero,
    sections: z
      .array(section, 'is missing')
      .min(1, 'has no sections')
      .superRefine((sections, context) => {
        for (const { section, id } of repeatedIds(sections)) {
          const place =
            section._type === 'faqs'
              ? ['categories', section.categories.findIndex(({ slug }) => slug === id), 'slug']
              : ['anchor']
          const path = [sections.indexOf(section), ...place]
          context.addIssue({ code: 'custom', path, message: `is used twice on the page: ${id}` })
        }
      }),
    ...pageFields,
  })
  .superRefine(
    (content, context) => {
      const message = slugIssue(content)
      if (message) context.addIssue({ code: 'custom', path: ['slug'], message })
    },
    // Checks the slug even if other fields have issues.
    { when: ({ value }) => pageAddress.safeParse(value).success },
  )
  .superRefine(({ hero, sections }, context) => {
    const ids = new Set(sectionIds(sections).map(({ id }) => id))
    for (const [index, { section }] of (hero.facts ?? []).entries())
      if (section !== undefined && !ids.has(section)) {
        const path = ['hero', 'facts', index, 'section']
        context.addIssue({ code: 'custom', path, message: `is no section of the page: ${section}` })
      }
  })
  .transform((content) => ({ ...content, path: pathOf(content) }))
