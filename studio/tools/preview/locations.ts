import {
  type DocumentLocation,
  type DocumentLocationResolvers,
  defineLocations,
} from 'sanity/presentation'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import { defaultLanguage, languageCodes, languages } from '../../../shared/languages.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { countryPagePath, previewPath } from './previewPath.ts'

const addresses = (title: string, path: string, codes = languageCodes): DocumentLocation[] =>
  languages
    .filter(({ code }) => codes.includes(code))
    .map(({ code, name }) => ({
      title: code === defaultLanguage ? title : `${title} (${name})`,
      href: addressOf(path, code),
    }))

const page = (type: PageType) =>
  defineLocations({
    // The Studio expects a field that is selected as `title` to be one text.
    select: { _id: '_id', titles: 'title', slug: 'slug.current' },
    resolve: (document) => ({
      locations: addresses(
        anyText(document?.titles) ?? t('This page'),
        previewPath({ _type: type, _id: document?._id ?? '', slug: document?.slug }),
        languagesOf({ _type: type, title: document?.titles }),
      ),
    }),
  })

const at = (title: string, type: PageType) =>
  defineLocations({ locations: addresses(title, pathOf({ _type: type })) })

const everywhere = defineLocations({ message: t('Used on every page'), tone: 'caution' })

const whereUsed = defineLocations({
  message: t('Shown on the pages that “Used by” lists'),
  tone: 'positive',
})

export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(pageTypes.map((type) => [type, page(type)])),
  milestone: at(t('About'), 'aboutPage'),
  faqCategory: at(t('FAQ'), 'faqPage'),
  country: defineLocations({
    select: { names: 'name', memberships: 'memberships' },
    resolve: (document) => {
      const path = countryPagePath(document?.names, document?.memberships)
      const title = anyText(document?.names) ?? t('This page')
      return {
        message: t('Shown wherever its groups of countries are listed'),
        tone: 'positive',
        ...(path !== undefined && { locations: addresses(title, path) }),
      }
    },
  }),
  person: whereUsed,
  source: whereUsed,
  searchAnswer: defineLocations({ message: t('Shown by the search'), tone: 'positive' }),
  redirect: defineLocations({ message: t('Redirects visitors to another page'), tone: 'positive' }),
  siteSettings: everywhere,
  navigation: everywhere,
  interfaceMessages: everywhere,
}
