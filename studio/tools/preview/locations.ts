import { map } from 'rxjs'
import { getDraftId, getPublishedId, isPublishedId } from 'sanity'
import type {
  DocumentLocation,
  DocumentLocationResolver,
  DocumentLocationsState,
} from 'sanity/presentation'
import { addressOf } from '../../../shared/content/addresses/addresses.ts'
import { type PageType, pageTypes, pathOf } from '../../../shared/content/addresses/paths.ts'
import { countryPagePath } from '../../../shared/content/countries/countryPage.ts'
import { languagesOf } from '../../../shared/content/languages/documentLanguages.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage, languageCodes, languages } from '../../../shared/languages.ts'
import { anyText } from '../../i18n/anyText.ts'
import { t } from '../../i18n/t.ts'
import { previewPath } from './previewPath.ts'

const addresses = (title: string, path: string, codes = languageCodes): DocumentLocation[] =>
  languages
    .filter(({ code }) => codes.includes(code))
    .map(({ code, name }) => ({
      title: code === defaultLanguage ? title : `${title} (${name})`,
      href: addressOf(path, code),
    }))

/** A version of a document, as `query` selects it. */
type Version = {
  _id: string
  title?: unknown
  name?: unknown
  memberships?: unknown
  slug?: string | null
}

type Locate = (latest: Version) => DocumentLocationsState

const page =
  (_type: PageType): Locate =>
  ({ _id, title, slug }) => ({
    locations: addresses(
      anyText(title) ?? t('This page'),
      previewPath({ _type, _id, slug: slug ?? undefined }),
      languagesOf({ _type, title }),
    ),
  })

const at =
  (title: string, _type: PageType): Locate =>
  () => ({ locations: addresses(title, pathOf({ _type })) })

const says =
  (message: string, tone: 'positive' | 'caution' = 'positive'): Locate =>
  () => ({ message, tone })

const everywhere = says(t('Used on every page'), 'caution')
const whereUsed = says(t('Shown on the pages that “Used by” lists'))

const byType: Record<string, Locate> = {
  ...Object.fromEntries(pageTypes.map((type) => [type, page(type)])),
  milestone: at(t('About'), 'aboutPage'),
  faqCategory: at(t('FAQ'), 'faqPage'),
  country: (country) => {
    const path = countryPagePath(country)
    return {
      message: t('Shown wherever its groups of countries are listed'),
      tone: 'positive',
      ...(path && { locations: addresses(anyText(country.name) ?? t('This page'), path) }),
    }
  },
  person: whereUsed,
  source: whereUsed,
  searchAnswer: says(t('Shown by the search')),
  redirect: says(t('Redirects visitors to another page')),
  siteSettings: everywhere,
  navigation: everywhere,
  interfaceMessages: everywhere,
}

const watched = '*[_id in $ids]'
const query = `${watched} | order(_id in path("drafts.**") desc){
  _id, title, name, memberships, "slug": slug.current
}`

/** The line above a form: the addresses of the document in the preview, or where visitors see it. */
export const locations: DocumentLocationResolver = ({ id, type }, { documentStore }) => {
  const locate = byType[type]
  if (!locate) return null
  const _id = getPublishedId(id)
  return documentStore
    .listenQuery(
      { fetch: query, listen: watched },
      { ids: [_id, getDraftId(id)] },
      { apiVersion, perspective: 'raw', throttleTime: 1000 },
    )
    .pipe(
      map((versions: Version[]) => {
        const state = locate({ ...versions[0], _id })
        const isPublic = versions.some((version) => isPublishedId(version._id))
        return isPublic ? state : { message: t('Not on the website'), locations: state.locations }
      }),
    )
}
