import { type ComponentType, use } from 'react'
import { settled } from '../content/library.ts'
import type { Hero, Page, Section, SectionOf } from '../model/types.ts'
import { type ViewName, viewsOf } from '../model/views.ts'
import type { SectionType } from './shapes.ts'

type ViewProps = { [Type in SectionType]: { section: SectionOf<Type> } } & {
  heroMap: { map: NonNullable<Hero['map']> }
}

/** The component of each view, in a script of its own. A missing section type does not compile. */
const views: { [Name in ViewName]: () => Promise<ComponentType<ViewProps[Name]>> } = {
  bodies: once(async () => (await import('./bodies/Bodies.tsx')).Bodies),
  callToAction: once(async () => (await import('./callToAction/CallToAction.tsx')).CallToAction),
  cards: once(async () => (await import('./cards/Cards.tsx')).Cards),
  checklist: once(async () => (await import('./checklist/Checklist.tsx')).Checklist),
  contactForm: once(async () => (await import('./contactForm/ContactForm.tsx')).ContactForm),
  contactInfo: once(async () => (await import('./contactInfo/ContactInfo.tsx')).ContactInfo),
  countries: once(async () => (await import('./countries/Countries.tsx')).Countries),
  downloads: once(async () => (await import('./downloads/Downloads.tsx')).Downloads),
  faqs: once(async () => (await import('./faqs/Faqs.tsx')).Faqs),
  groupedLists: once(async () => (await import('./groupedLists/GroupedLists.tsx')).GroupedLists),
  heroMap: once(async () => (await import('./parts/HeroMap.tsx')).HeroMap),
  logos: once(async () => (await import('./logos/Logos.tsx')).Logos),
  medications: once(async () => (await import('./medications/Medications.tsx')).Medications),
  milestones: once(async () => (await import('./milestones/Milestones.tsx')).Milestones),
  pictures: once(async () => (await import('./pictures/Pictures.tsx')).Pictures),
  prose: once(async () => (await import('./prose/Prose.tsx')).Prose),
  quotes: once(async () => (await import('./quotes/Quotes.tsx')).Quotes),
  serviceList: once(async () => (await import('./serviceList/ServiceList.tsx')).ServiceList),
  stats: once(async () => (await import('./stats/Stats.tsx')).Stats),
  steps: once(async () => (await import('./steps/Steps.tsx')).Steps),
}

/**
 * Returns a function that loads once, and again only after a failure. Calls while it loads get the same
 * promise, and later ones one that React's `use` reads without suspending.
 */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  const begin = async () => {
    try {
      const value = await load()
      promise = settled(value)
      return value
    } catch (error) {
      promise = undefined
      throw error
    }
  }
  return () => {
    promise ??= begin()
    return promise
  }
}

/**
 * Loads the views of a page, so that all of it appears at once.
 * @param isLikely whether the page is likely to be opened next; otherwise the form is left out, which is
 * as large as all other views
 */
export function loadViews(page: Page, isLikely = true): Promise<unknown> {
  const names = viewsOf(page).filter((name) => isLikely || name !== 'contactForm')
  return Promise.all(names.map((name) => views[name]()))
}

/** Loads all views, always in the same order. */
export function loadAllViews(): Promise<unknown> {
  return Promise.all(Object.values(views).map((load) => load()))
}

/** Renders a section of any type. Suspends while its view is not loaded. */
export function SectionView({ section }: { section: Section }) {
  // TypeScript cannot express that indexing by a union pairs each section with its own view.
  const View = use<unknown>(views[section._type]()) as ComponentType<{ section: Section }>
  return <View section={section} />
}

/** Renders the map beside a page's heading. Suspends while its view is not loaded. */
export function HeroMapView(props: ViewProps['heroMap']) {
  const View = use(views.heroMap())
  return <View {...props} />
}
