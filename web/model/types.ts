import type { z } from 'zod'
import type { PageType } from '../../shared/content/addresses/paths.ts'
import type { Point, Text } from '../../shared/content/languages/inLanguage.ts'
import type { ContentInLanguage } from '../../shared/content/languages/localize.ts'
import type { newsItem } from '../../shared/content/pageTypes/newsArticle.ts'
import type { pageFields } from '../../shared/content/pageTypes/registry.ts'
import type { serviceCard } from '../../shared/content/pageTypes/servicePage.ts'
import type { BusinessHours } from '../../shared/content/shapes/businessHours.ts'
import type { action, pageLink } from '../../shared/content/shapes/link.ts'
import type { redirect } from '../../shared/content/shapes/redirect.ts'
import type { source } from '../../shared/content/shapes/source.ts'
import type { Language } from '../../shared/languages.ts'
import type { Messages } from '../i18n/messages.ts'
import type { DrawnHeroMap, HeroDrawing } from '../page/hero/derive.ts'
import type { Section } from '../sections/derivations.ts'
import type { pageShape } from './snapshot/pageShape.ts'
import type { siteShape } from './snapshot/siteShape.ts'

/** A page in all languages, as the gate returns it: a parsed query result, whose content is valid. */
export type ValidPage = z.output<typeof pageShape> & {
  /** The existing pages above this one, from the first; see ancestors.ts. */
  ancestors?: Pick<z.output<typeof pageShape>, '_id' | 'path' | 'title'>[]
}
export type ValidSite = z.output<typeof siteShape>
export type ValidRedirect = z.output<typeof redirect>

/** The types of pages with fields of their own. */
type TypeWithFields = keyof typeof pageFields

/** A valid page of a type with fields of its own. */
export type ValidPageOf<Type extends TypeWithFields> = Extract<ValidPage, { _type: Type }>

type PlainType = Exclude<PageType, TypeWithFields>
type PlainPageInLanguage = ContentInLanguage<Extract<ValidPage, { _type: PlainType }>>

/** What every page has in one language, as components render it, with its maps. */
type AnyPage = Pick<PlainPageInLanguage, '_id' | 'path' | 'slug' | 'title' | 'ancestors'> & {
  seo: Omit<PlainPageInLanguage['seo'], 'title'> & { title: Text }
  hero: Hero
  sections: Section[]
  /** The sources of its sections; absent without any. */
  sourceList?: SourceList
  /** The languages in which the page exists, if not all. */
  languages?: readonly Language[]
  /** The languages in which the title is written, if not all. Search engines list the page only in these. */
  titledIn?: readonly Language[]
}

type FieldsOf<Type extends TypeWithFields> = ContentInLanguage<
  Pick<ValidPageOf<Type>, keyof ValidPageOf<Type> & keyof (typeof pageFields)[Type]>
>

/** The fields of the types of pages with fields of their own. The build adds the last two types. */
type PageFields = {
  [Type in Exclude<TypeWithFields, 'newsPage' | 'newsArticle'>]: FieldsOf<Type>
} & {
  /** `isOld` is set for an article that is no longer among the newest. */
  newsArticle: { news: Omit<FieldsOf<'newsArticle'>['news'], '_createdAt'>; isOld?: true }
  /** The list of all news, of a year or of a topic. */
  newsPage: { newsList: NewsListPart }
  /** A country, with the id of its document. */
  country: { country: { sections: CountrySection[] } }
  search: { search: SearchPart }
}

/** A page of a type with its own fields, in one language. */
export type PageOf<Type extends keyof PageFields> = AnyPage & { _type: Type } & PageFields[Type]

/**
 * A page in one language, as components render it. Its type decides which fields it has besides those of every page.
 */
export type Page =
  | (AnyPage & { _type: PlainType })
  | { [Type in keyof PageFields]: PageOf<Type> }[keyof PageFields]

/** The news page in one language before its lists are made: with all its entries. */
export type NewsPageInLanguage = Omit<PageOf<'newsPage'>, 'newsList'> & FieldsOf<'newsPage'>

type EditedFact = NonNullable<PlainPageInLanguage['hero']['facts']>[number]

/** A key fact. Those of countries have topics of their own. */
export type Fact = Omit<EditedFact, 'topic'> & {
  topic: EditedFact['topic'] | 'distance' | 'trademark'
}

export type Source = ContentInLanguage<z.output<typeof source>>

export type NotePage = ContentInLanguage<z.output<typeof pageLink>>

export type SourceList = {
  /** The sources of all sections, each once, in the order of the page. */
  sources: Source[]
  /** The month in which all sources were checked, YYYY-MM; absent if they were checked in different months. */
  checkedIn?: string
  /** The month of the first source's next check, YYYY-MM. */
  review: string
}

export type NewsItem = ContentInLanguage<z.output<typeof newsItem>>

/** An entry as lists show it: in full, or without its summary. */
export type NewsRow = Omit<NewsItem, 'summary'> & { summary?: Text }

/** A link to a news list, on the first page with the number of its entries. */
export type NewsListLink = {
  path: string
  label: Text
  count?: number | undefined
  isCurrent: boolean
}

/** A link to a page of a long list, by its number. */
type NewsListPageLink = { path: string; label: Text; number: number; isCurrent: boolean }

export type NewsListPart = {
  /** The entries by year, or of one topic. */
  groups: {
    heading: Text
    items: NewsRow[]
    /** The whole list, if it has further entries. */
    all?: NewsListLink | undefined
  }[]
  topics: NewsListLink[]
  years: NewsListLink[]
  /** The pages of a long list. */
  pages: NewsListPageLink[]
  /** The languages that have news, if this one has none. */
  elsewhere: readonly Language[]
}

/** A section of a country's page. */
export type CountrySection = {
  anchor: string
  heading: Text
  intro?: Text
  /** The form of the entries: marked as members or non-members, rows with a text, or only links. */
  layout: 'marks' | 'rows' | 'links'
  entries: CountryEntry[]
  actions?: Action[]
}

export type CountryEntry = {
  _key: string
  title: Text
  text?: Text | undefined
  remark?: Text
  features?: Point[]
  time?: Text
  timeNote?: Text | undefined
  link?: Action
  /** Whether the country is a member. Absent from entries that are no memberships; they are marked like memberships. */
  isMember?: boolean
} & EntryTarget

/** The path of a page, a full address, or nothing. */
type EntryTarget = { to?: string | undefined; href?: never } | { to?: never; href?: string }

export type SearchPart = {
  /** All pages, by title. */
  pages: { path: string; title: Text }[]
}

export type Hero = Omit<PlainPageInLanguage['hero'], 'map' | 'facts'> & {
  map?: DrawnHeroMap | undefined
  facts?: Fact[] | undefined
  /** Drawings of the page's sections, if there is neither a map nor an image. */
  drawings?: HeroDrawing[]
}

/** The site's shared part in one language, with the interface's messages. */
export type Site = ContentInLanguage<
  Omit<
    ValidSite,
    | 'answerLanguages'
    | 'businessHours'
    | 'interfaceMessages'
    | 'searchAnswers'
    | 'africanUnionCountries'
    | 'operatedCountries'
    | 'formerCountries'
    | 'sources'
  >
> & {
  /** `text` has the days and the hours as visitors read them. */
  businessHours: BusinessHours & { text: Text }
  /** The names of the languages in which calls and mail are answered. */
  answerLanguages?: Text
  language: Language
  messages: Messages
}

export type Action = ContentInLanguage<z.output<typeof action>>
export type ServiceCard = ContentInLanguage<z.output<typeof serviceCard>>

export type { DrawnMap, MapLabel } from '../maps/drawMap.ts'
export type { AreaClass } from '../maps/labels.ts'
export type { ServiceOption } from '../sections/contactForm/derive.ts'
export type { MapLegend } from '../sections/countries/mapClasses/derive.ts'
export type { Section, SectionOf } from '../sections/derivations.ts'
