import type { ComponentProps, ComponentType } from 'react'
import { type Loadable, useLoaded } from '../loading/loadable.ts'
import type { SearchPart, Section, SectionOf } from '../model/types.ts'
import type { ViewName } from '../model/viewNames.ts'
import { byType } from '../sections/sectionInLanguage.ts'
import type { SectionType } from '../sections/shapes.ts'
import type { CountryProfile } from './country/CountryProfile.tsx'
import type { Drawings } from './hero/Drawings.tsx'
import type { HeroMap } from './hero/HeroMap.tsx'
import type { NewsArchive } from './news/NewsArchive.tsx'
import type { NewsArticle } from './news/NewsArticle.tsx'

type ViewProps = { [Type in SectionType]: { section: SectionOf<Type> } } & {
  heroMap: ComponentProps<typeof HeroMap>
  drawings: ComponentProps<typeof Drawings>
  search: { search: SearchPart }
  newsArchive: ComponentProps<typeof NewsArchive>
  newsArticle: ComponentProps<typeof NewsArticle>
  countryProfile: ComponentProps<typeof CountryProfile>
}

/** A lazily loaded component. `prepare` loads it before it is rendered, so that it does not suspend. */
type View<Props> = ComponentType<Props> & { prepare(): Promise<void> }

/**
 * All views, each in a script of its own. A missing section type does not compile. Their order is the order of their
 * styles in documents, which must not depend on the page.
 */
const views: { [Name in ViewName]: View<ViewProps[Name]> } = {
  bodies: view(async () => (await import('../sections/bodies/Bodies.tsx')).Bodies),
  callToAction: view(
    async () => (await import('../sections/callToAction/CallToAction.tsx')).CallToAction,
  ),
  cards: view(async () => (await import('../sections/cards/Cards.tsx')).Cards),
  checklist: view(async () => (await import('../sections/checklist/Checklist.tsx')).Checklist),
  contactForm: view(
    async () => (await import('../sections/contactForm/ContactForm.tsx')).ContactForm,
  ),
  contactInfo: view(
    async () => (await import('../sections/contactInfo/ContactInfo.tsx')).ContactInfo,
  ),
  countries: view(async () => (await import('../sections/countries/Countries.tsx')).Countries),
  countryProfile: view(async () => (await import('./country/CountryProfile.tsx')).CountryProfile),
  downloads: view(async () => (await import('../sections/downloads/Downloads.tsx')).Downloads),
  drawings: view(async () => (await import('./hero/Drawings.tsx')).Drawings),
  faqs: view(async () => (await import('../sections/faqs/Faqs.tsx')).Faqs),
  groupedLists: view(
    async () => (await import('../sections/groupedLists/GroupedLists.tsx')).GroupedLists,
  ),
  heroMap: view(async () => (await import('./hero/HeroMap.tsx')).HeroMap),
  logos: view(async () => (await import('../sections/logos/Logos.tsx')).Logos),
  medicines: view(async () => (await import('../sections/medicines/Medicines.tsx')).Medicines),
  milestones: view(async () => (await import('../sections/milestones/Milestones.tsx')).Milestones),
  newsArchive: view(async () => (await import('./news/NewsArchive.tsx')).NewsArchive),
  newsArticle: view(async () => (await import('./news/NewsArticle.tsx')).NewsArticle),
  newsList: view(async () => (await import('../sections/newsList/NewsList.tsx')).NewsList),
  people: view(async () => (await import('../sections/people/People.tsx')).People),
  pictures: view(async () => (await import('../sections/pictures/Pictures.tsx')).Pictures),
  prose: view(async () => (await import('../sections/prose/Prose.tsx')).Prose),
  questions: view(async () => (await import('../sections/questions/Questions.tsx')).Questions),
  quotes: view(async () => (await import('../sections/quotes/Quotes.tsx')).Quotes),
  search: view(async () => (await import('../search/Search.tsx')).Search),
  serviceList: view(
    async () => (await import('../sections/serviceList/ServiceList.tsx')).ServiceList,
  ),
  stats: view(async () => (await import('../sections/stats/Stats.tsx')).Stats),
  steps: view(async () => (await import('../sections/steps/Steps.tsx')).Steps),
  table: view(async () => (await import('../sections/table/Table.tsx')).Table),
  videos: view(async () => (await import('../sections/videos/Videos.tsx')).Videos),
}

/** Loads the view once: in `prepare`, or when it is first rendered. */
function view<Props extends object>(load: () => Promise<ComponentType<Props>>): View<Props> {
  let loaded: Loadable<ComponentType<Props>> | undefined
  function Lazy(props: Props) {
    loaded ??= load()
    const Component = useLoaded(loaded)
    return <Component {...props} />
  }
  const prepare = async () => {
    loaded ??= load()
    loaded = await loaded
  }
  return Object.assign(Lazy, { prepare })
}

const prepareByName = new Map<string, () => Promise<void>>(
  Object.entries(views).map(([name, { prepare }]) => [name, prepare]),
)

/**
 * Loads the views of a page, so that all of it appears at once.
 * @param names may be from a newer deployment
 * @throws Error if this application has no such view, or its script cannot be loaded
 */
export async function loadViews(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => {
      const prepare = prepareByName.get(name)
      if (prepare === undefined) throw new Error(`The application has no view «${name}».`)
      return prepare()
    }),
  )
}

export const viewNames = Object.keys(views)

/** Loads all views in a fixed order, which determines the order of their styles. */
export function loadAllViews(): Promise<unknown> {
  return Promise.all(Object.values(views).map(({ prepare }) => prepare()))
}

export function SectionView({ section }: { section: Section }) {
  const View = byType<ComponentType<{ section: Section }>>(views, section)
  return <View section={section} />
}

export const {
  countryProfile: CountryProfileView,
  heroMap: HeroMapView,
  drawings: DrawingsView,
  newsArchive: NewsArchiveView,
  newsArticle: NewsArticleView,
  search: SearchView,
} = views
