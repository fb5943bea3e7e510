import type { Drawing } from '../charts/drawing.ts'
import type { HeroDrawing } from '../page/hero/derive.ts'
import { deriveCards, drawCards } from './cards/derive.ts'
import { deriveChecklist } from './checklist/derive.ts'
import { deriveContactForm } from './contactForm/derive.ts'
import { deriveCountries } from './countries/derive.ts'
import { deriveGroupedLists } from './groupedLists/derive.ts'
import { deriveMedicines } from './medicines/derive.ts'
import { deriveNewsList } from './newsList/derive.ts'
import { derivePeople } from './people/derive.ts'
import { deriveQuestions } from './questions/derive.ts'
import {
  byType,
  type DeriveContext,
  type SectionInLanguage,
  type SectionInLanguageOf,
  type ValidSection,
} from './sectionInLanguage.ts'
import type { SectionType } from './shapes.ts'
import { deriveStats, drawStats } from './stats/derive.ts'
import { deriveSteps } from './steps/derive.ts'
import { deriveTable } from './table/derive.ts'
import { deriveVideos } from './videos/derive.ts'

/**
 * The functions that add derived content to sections for their views, by type. Sections of other types are rendered as
 * they are.
 */
const derivations = {
  cards: deriveCards,
  checklist: deriveChecklist,
  contactForm: deriveContactForm,
  countries: deriveCountries,
  groupedLists: deriveGroupedLists,
  medicines: deriveMedicines,
  newsList: deriveNewsList,
  people: derivePeople,
  questions: deriveQuestions,
  stats: deriveStats,
  steps: deriveSteps,
  table: deriveTable,
  videos: deriveVideos,
} satisfies {
  [Type in SectionType]?: (
    section: SectionInLanguageOf<Type>,
    context: DeriveContext<Type>,
  ) => { _type: Type }
}

type Derivations = typeof derivations

/** A section of a type in one language, as its view renders it. */
export type SectionOf<Type extends SectionType> = Type extends keyof Derivations
  ? ReturnType<Derivations[Type]>
  : SectionInLanguageOf<Type>

export type Section = { [Type in SectionType]: SectionOf<Type> }[SectionType]

/**
 * The functions that draw sections beside the page's heading, by type. A missing type with the field `showInHero` does
 * not compile.
 */
const drawings: {
  [Valid in ValidSection as 'showInHero' extends keyof Valid ? Valid['_type'] : never]: (
    section: SectionOf<Valid['_type']>,
    inAllLanguages: Valid,
  ) => Drawing | undefined
} = {
  cards: drawCards,
  stats: drawStats,
}

type Derive = (section: SectionInLanguage, context: DeriveContext) => Section
type Draw = (section: Section, inAllLanguages: ValidSection) => Drawing | undefined

/** The derivation of the types without a function: their sections are rendered as they are. */
const asIs: Derive = (section) => section as Section

export function deriveSection(section: SectionInLanguage, context: DeriveContext): Section {
  const derive = byType<Derive | undefined>(derivations, section) ?? asIs
  return derive(section, context)
}

/**
 * Returns the drawing of a section in a list; an empty list if editors chose no drawing, or the section has nothing to
 * draw.
 */
export function drawSection(section: Section, inAllLanguages: ValidSection): HeroDrawing[] {
  if (!('showInHero' in section) || !section.showInHero) return []
  const draw = byType<Draw>(drawings, section)
  const drawing = draw(section, inAllLanguages)
  return drawing && drawing.rows.length > 0 ? [{ heading: section.heading, ...drawing }] : []
}
