import type { z } from 'zod'
import type { InOneLanguage } from '../../shared/content/localize.ts'
import type { action } from '../../shared/content/shapes/link.ts'
import type { serviceCard } from '../../shared/content/shapes/service.ts'
import type { site } from '../../shared/content/shapes/site.ts'
import type { Messages } from '../i18n/messages.ts'
import type { SectionType } from '../sections/shapes.ts'
import type { page } from './page.ts'
import type { Comparison, Schedule } from './schedule.ts'

/** A checked page with all its languages, as the snapshot holds it in memory. */
export type StoredPage = z.output<typeof page>
export type StoredSite = z.output<typeof site>

export type StoredSection = StoredPage['sections'][number]

/** What is computed from the stored fields of a section type, beside them. */
type Computed = {
  steps: { schedule: Schedule | null }
  cards: { comparison: Comparison | null }
}

type WithComputed<Stored> = Stored extends { _type: infer Type extends keyof Computed }
  ? Stored & Computed[Type]
  : Stored

export type ComputedSection = WithComputed<StoredSection>

/** A page in one language, as the components render it. */
export type Page = InOneLanguage<Omit<StoredPage, 'sections'> & { sections: ComputedSection[] }>

/** The site's shared part in one language, with the interface words of that language. */
export type Site = InOneLanguage<StoredSite> & { messages: Messages }

export type Section = Page['sections'][number]
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

export type Action = InOneLanguage<z.output<typeof action>>
export type ServiceCard = InOneLanguage<z.output<typeof serviceCard>>
