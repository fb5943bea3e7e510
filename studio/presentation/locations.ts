import { type DocumentLocationResolvers, defineLocations } from 'sanity/presentation'
import { type PageType, pageTypes, pathOf } from '../../shared/content/paths.ts'

const page = (type: PageType) =>
  defineLocations({
    select: { title: 'title.en', slug: 'slug.current' },
    resolve: (document) => ({
      locations: [
        {
          title: document?.title ?? 'This page',
          href: pathOf({ _type: type, slug: document?.slug }),
        },
      ],
    }),
  })

const at = (title: string, type: PageType) =>
  defineLocations({ locations: [{ title, href: pathOf({ _type: type }) }] })

/** The pages of the site that show a document, by document type. */
export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(pageTypes.map((type) => [type, page(type)])),
  milestone: at('About', 'aboutPage'),
  faqCategory: at('FAQ', 'faqPage'),
  country: defineLocations({
    message: 'Shown wherever its groups of countries are listed',
    tone: 'positive',
  }),
  siteSettings: defineLocations({ message: 'Used on every page', tone: 'caution' }),
}
