import type { z } from 'zod'
import type { ContentInLanguage } from '../../shared/content/localize.ts'
import type { Membership } from '../../shared/content/memberships.ts'
import type { time } from '../../shared/content/shapes/duration.ts'
import type { action } from '../../shared/content/shapes/link.ts'
import type { redirect } from '../../shared/content/shapes/redirect.ts'
import type { serviceCard } from '../../shared/content/shapes/service.ts'
import type { FieldText, Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import type { MessageKey, Messages } from '../i18n/messages.ts'
import type { DrawnMap } from '../maps/drawMap.ts'
import type { SectionType } from '../sections/shapes.ts'
import type { pageShape } from './pageShape.ts'
import type { Schedule } from './schedule.ts'
import type { siteShape } from './siteShape.ts'

/** A valid page in all languages, as the snapshot has it. */
export type StoredPage = z.output<typeof pageShape> & {
  /** The ancestors of a page of the type `page`, from the first; see ancestors.ts. */
  ancestors?: Pick<z.output<typeof pageShape>, '_id' | 'path' | 'title'>[]
}
export type StoredSite = z.output<typeof siteShape>
export type StoredRedirect = z.output<typeof redirect>

export type StoredSection = StoredPage['sections'][number]

type WithAnchor<Section> = Section extends { heading: unknown }
  ? Omit<Section, 'anchor'> & { anchor: string }
  : Section

export type AnchoredSection = WithAnchor<StoredSection>

type LocalizedPage = ContentInLanguage<
  Omit<StoredPage, 'sections'> & { sections: AnchoredSection[] }
>

/** A page in one language, as components render it, with its maps. */
export type Page = Omit<LocalizedPage, 'hero' | 'sections' | 'seo'> & {
  seo: Omit<LocalizedPage['seo'], 'title'> & { title: Text }
  hero: Hero
  sections: Section[]
  /** The content of the search page; absent from other pages. */
  search?: SearchPart
}

export type SearchPart = {
  /** All pages, by title. */
  pages: { path: string; title: Text }[]
  /** The URL path of the search index's module, or null in the preview, which has none. */
  index: string | null
}

export type Hero = Omit<LocalizedPage['hero'], 'map'> & {
  map?: HeroMap | undefined
  /** Drawings of the page's sections, if there is neither a map nor an image. */
  drawings?: HeroDrawing[]
}

/** The site's shared part in one language, with the interface's messages. */
export type Site = ContentInLanguage<Omit<StoredSite, 'words'>> & {
  language: Language
  messages: Messages
}

type LocalizedSection = LocalizedPage['sections'][number]
export type Section =
  | Exclude<LocalizedSection, { _type: 'stats' | 'steps' | 'cards' | 'countries' | 'contactForm' }>
  | StatsSection
  | StepsSection
  | CardsSection
  | CountriesSection
  | ContactFormSection
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

/** Figures, with the length of the page's longest number, because all have one font size. */
type StatsSection = Extract<LocalizedSection, { _type: 'stats' }> & { longest: number }

type Steps = Extract<LocalizedSection, { _type: 'steps' }>
type Cards = Extract<LocalizedSection, { _type: 'cards' }>

export type LocalizedTime = ContentInLanguage<z.output<typeof time>>

/** Steps with formatted times, to scale if these can be compared. */
type StepsSection = Omit<Steps, 'items'> & {
  items: (Omit<Steps['items'][number], 'time'> & { time?: Text | FieldText | undefined })[]
  schedule: Schedule | null
}

/** Cards with formatted durations, to scale if these can be compared. */
type CardsSection = Omit<Cards, 'items'> & {
  items: (Omit<Cards['items'][number], 'duration'> & { duration?: FieldText | undefined })[]
  comparison: Schedule | null
}

export type LocalizedCountriesSection = Extract<LocalizedSection, { _type: 'countries' }>
type LocalizedCountry = LocalizedCountriesSection['countries'][number]
export type LocalizedHeroMap = NonNullable<LocalizedPage['hero']['map']>

/** A system of trademark registration, that is a membership with a column in the coverage. */
export type System = 'aripo' | 'madrid'

/** A country in a list, with the details that the section shows. */
export type ListedCountry = Omit<LocalizedCountry, 'memberships' | 'population'> & {
  population?: FieldText | undefined
  /** The population as a share of the list's largest, or undefined if unknown. */
  share?: number | undefined
  /** The systems it belongs to, in the trademark coverage. */
  systems?: System[]
}

export type CountriesSection = Omit<LocalizedCountriesSection, 'countries'> & {
  countries: ListedCountry[]
  map: DrawnMap
}

/** An option of *Service of Interest*. Enquiries store its English name. */
export type ServiceOption = { option: string; name: Text }

type ContactFormSection = Omit<Extract<LocalizedSection, { _type: 'contactForm' }>, 'services'> & {
  services: ServiceOption[]
}

export type HeroMap = {
  membership: Membership
  /** The names of the countries as one text. */
  names: string
  map: DrawnMap
  /** In the preview, the countries whose fields the map's labels open. */
  countries?: LocalizedHeroMap['countries']
}

/**
 * A drawing of a section's numbers, times or entries. Cells fill lines of `columns` cells, in groups of `group`; large
 * numbers fill blocks of ten lines, column by column.
 */
export type Drawing = { rows: DrawingRow[] } & (
  | { form: 'path' | 'rooms' }
  | {
      form: 'cells'
      columns: number
      group: number
      isBlock?: boolean
      caption: MessageKey
      unit?: Schedule['unit']
    }
)

/** A drawing beside the page's heading, with the heading of its section. */
export type HeroDrawing = Drawing & { heading: Text }

export type DrawingRow = {
  label: Text
  value?: Text | FieldText | undefined
  /** A bar of cells from `start` to `end`, hatched from `solid`, or an arrow without an end; none if unknown. */
  cells?: { start: number; solid: number; end: number; open?: boolean }
}

export type Action = ContentInLanguage<z.output<typeof action>>
export type ServiceCard = ContentInLanguage<z.output<typeof serviceCard>>

export type { DrawnMap, MapLabel } from '../maps/drawMap.ts'
export type { AreaClass } from '../maps/labels.ts'
