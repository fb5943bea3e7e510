import type { z } from 'zod'
import type { InOneLanguage } from '../../shared/content/localize.ts'
import type { Membership } from '../../shared/content/memberships.ts'
import type { country } from '../../shared/content/shapes/country.ts'
import type { action } from '../../shared/content/shapes/link.ts'
import type { Stored } from '../../shared/content/shapes/localized.ts'
import type { redirect } from '../../shared/content/shapes/redirect.ts'
import type { serviceCard } from '../../shared/content/shapes/service.ts'
import type { Text } from '../../shared/content/text.ts'
import type { Language } from '../../shared/languages.ts'
import type { FormWords } from '../i18n/formWords.ts'
import type { Messages } from '../i18n/messages.ts'
import type { DrawnMap } from '../maps/drawMap.ts'
import type { SectionType } from '../sections/shapes.ts'
import type { Navigation } from './navigation.ts'
import type { page } from './page.ts'
import type { Comparison, Schedule } from './schedule.ts'
import type { site } from './site.ts'

/** A checked page with all its languages, as the snapshot holds it in memory. */
export type StoredPage = z.output<typeof page> & {
  /** Of a page of the type `page`: its ancestors by address, from the first; see ancestors.ts. */
  ancestors?: Pick<z.output<typeof page>, '_id' | 'path' | 'title'>[]
}
export type StoredSite = z.output<typeof site>
export type StoredRedirect = z.output<typeof redirect>

export type StoredSection = StoredPage['sections'][number]

/** An item with a field in the words of every language. */
type InWords<Item, Field extends keyof Item, Words = Stored<string>> = Omit<Item, Field> & {
  [name in Field]?: Words | undefined
}

type StoredItem<Type extends 'steps' | 'cards'> = Extract<
  StoredSection,
  { _type: Type }
>['items'][number]

/** What is computed from the stored fields of a section type, beside them or in their place. */
type Computed = {
  steps: {
    items: InWords<StoredItem<'steps'>, 'time', { text: Stored<string> }>[]
    schedule: Schedule | null
  }
  cards: { items: InWords<StoredItem<'cards'>, 'duration'>[]; comparison: Comparison | null }
  /** `shares` has the populations by country's id, as shares of the largest. */
  countries: { countries: InWords<StoredCountry, 'population'>[]; shares: Record<string, number> }
  /** The English names of the services on offer, by id. */
  contactForm: { options: Record<string, string> }
}

type WithComputed<Section> = Section extends { _type: infer Type extends keyof Computed }
  ? Omit<Section, keyof Computed[Type]> & Computed[Type]
  : Section

/** A section that has a heading has an anchor too. */
type WithAnchor<Section> = Section extends { heading: unknown }
  ? Omit<Section, 'anchor'> & { anchor: string }
  : Section

export type AnchoredSection = WithAnchor<StoredSection>
export type ComputedSection = WithComputed<AnchoredSection>

export type StoredCountry = z.output<typeof country>

type LocalizedPage = InOneLanguage<Omit<StoredPage, 'sections'> & { sections: ComputedSection[] }>

/** A page in one language, as the components render it: countries are drawn on maps. */
export type Page = Omit<LocalizedPage, 'hero' | 'sections' | 'seo'> & {
  seo: Omit<LocalizedPage['seo'], 'title'> & { title: Text }
  hero: Hero
  sections: Section[]
}

export type Hero = Omit<LocalizedPage['hero'], 'map'> & { map?: HeroMap | undefined }

/** The site's shared part in one language, with the interface words of that language. */
export type Site = Omit<
  InOneLanguage<StoredSite>,
  'words' | 'navigation' | 'footerServices' | 'footerBodies'
> & { language: Language; messages: Messages; navigation: Navigation }

type LocalizedSection = LocalizedPage['sections'][number]
export type Section =
  | Exclude<LocalizedSection, { _type: 'countries' | 'contactForm' }>
  | CountriesSection
  | ContactFormSection
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

export type LocalizedCountriesSection = Extract<LocalizedSection, { _type: 'countries' }>
export type LocalizedCountry = LocalizedCountriesSection['countries'][number]
export type LocalizedHeroMap = NonNullable<LocalizedPage['hero']['map']>

/** A system of trademark registration: a membership that its own column of the coverage shows. */
export type System = 'aripo' | 'madrid'

/** A country in a list, with the details that the section shows. */
export type ListedCountry = Omit<LocalizedCountry, 'memberships'> & {
  /** The population as a share of the largest in the list; undefined if it is not known. */
  share?: number | undefined
  /** The systems it belongs to, in the trademark coverage. */
  systems?: System[]
}

export type CountriesSection = Omit<LocalizedCountriesSection, 'countries' | 'shares'> & {
  countries: ListedCountry[]
  map: DrawnMap
}

type LocalizedContactForm = Extract<LocalizedSection, { _type: 'contactForm' }>

/** An option of *Service of Interest*, stored with an enquiry under its English name. */
export type ServiceOption = { option: string; name: Text }

type ContactFormSection = Omit<LocalizedContactForm, 'services' | 'options'> & {
  services: ServiceOption[]
  words: FormWords
}

export type HeroMap = {
  membership: Membership
  /** The names of the countries, joined. */
  names: string
  map: DrawnMap
  /** In the preview, the countries whose fields the map's labels open. */
  countries?: LocalizedHeroMap['countries']
}

export type Action = InOneLanguage<z.output<typeof action>>
export type ServiceCard = InOneLanguage<z.output<typeof serviceCard>>

export type { DrawnMap } from '../maps/drawMap.ts'
export type { AreaClass, Label as MapLabel } from '../maps/labels.ts'
