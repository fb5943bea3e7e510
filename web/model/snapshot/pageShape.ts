import { z } from 'zod'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { pageFields } from '../../../shared/content/pageTypes/registry.ts'
import { heroMap } from '../../../shared/content/shapes/country.ts'
import { facts } from '../../../shared/content/shapes/fact.ts'
import { image, shareImage } from '../../../shared/content/shapes/image.ts'
import { action } from '../../../shared/content/shapes/link.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { slugIssue } from '../../../shared/content/shapes/slug.ts'
import { source } from '../../../shared/content/shapes/source.ts'
import { pageIssues } from '../../sections/pageIssues.ts'
import { section } from '../../sections/shapes.ts'

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
    /** The page's share image, in place of the image in the site settings. */
    image: shareImage.optional(),
    /** Whether search engines are asked not to list the page. */
    hidden: z.boolean('must be yes or no').optional(),
  },
  'is missing',
)

const sections = z.array(section, 'is missing')

const slug = z.string('is missing').optional()

const pageAddress = z.object({ _type: z.enum(pageTypes), slug })

/** The types of pages without fields of their own. */
const plainTypes = pageTypes.filter(
  (type): type is Exclude<PageType, keyof typeof pageFields> => !(type in pageFields),
)

/** The sources of the memberships that a page shows. `gate/assembly/citeSources.ts` adds them. */
const sources = z.array(source).optional()

/** The shape of pages of most types, which are results of `pagesQuery` with their lists joined. */
export const plainPage = z.object({
  _id: z.string(),
  _type: z.enum(plainTypes),
  slug,
  title: localeString,
  seo,
  hero,
  sections: sections.min(1, 'has no sections'),
  sources,
})

/** An article. Its title and summary are also those of its page, so it has no hero. */
const articlePage = z
  .object({
    _id: z.string(),
    _type: z.literal('newsArticle'),
    slug,
    seo: seo.pick({ image: true }).default({}),
    sections: sections.default([]),
    sources,
    ...pageFields.newsArticle,
  })
  .transform((page) => ({ ...page, title: page.news.title }))

/** The pages of types with fields of their own. A missing type does not compile. */
const pagesWithFields = {
  servicePage: plainPage.extend({ _type: z.literal('servicePage'), ...pageFields.servicePage }),
  // The news page needs no sections besides its list.
  newsPage: plainPage.extend({
    _type: z.literal('newsPage'),
    sections: sections.default([]),
    ...pageFields.newsPage,
  }),
  newsArticle: articlePage,
} satisfies Record<keyof typeof pageFields, z.ZodType>

/** The shape of a page, which is a result of `pagesQuery` with its lists joined. Parsing adds the path. */
export const pageShape = z
  .discriminatedUnion('_type', [plainPage, ...Object.values(pagesWithFields)])
  .superRefine(
    (content, context) => {
      const message = slugIssue(content)
      if (message) context.addIssue({ code: 'custom', path: ['slug'], message })
    },
    // Checks the slug even if other fields have issues.
    { when: ({ value }) => pageAddress.safeParse(value).success },
  )
  .superRefine((content, context) => {
    for (const issue of pageIssues(content)) context.addIssue({ code: 'custom', ...issue })
  })
  .transform((page) => ({ ...page, path: pathOf(page) }))
