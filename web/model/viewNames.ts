import type { SectionType } from '../sections/shapes.ts'
import type { Page } from './types.ts'

/** The name of a lazily loaded view: of a section type, a figure in the hero, news, a country, or the search. */
export type ViewName =
  | SectionType
  | 'heroMap'
  | 'drawings'
  | 'newsArchive'
  | 'newsArticle'
  | 'countryProfile'
  | 'search'

export function viewsOf({ sections, hero, news, newsList, country, search }: Page): ViewName[] {
  const names: (ViewName | undefined)[] = [
    hero.map ? 'heroMap' : hero.drawings && 'drawings',
    news && 'newsArticle',
    newsList && 'newsArchive',
    country && 'countryProfile',
    ...sections.map(({ _type }) => _type),
    search && 'search',
  ]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}
