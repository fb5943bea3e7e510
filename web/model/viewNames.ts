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

/** The views of the types of pages that have one besides those of their sections. */
const viewByType: { [Type in Page['_type']]?: ViewName } = {
  newsArticle: 'newsArticle',
  newsPage: 'newsArchive',
  country: 'countryProfile',
  search: 'search',
}

export function viewsOf({ _type, sections, hero }: Page): ViewName[] {
  const names: (ViewName | undefined)[] = [
    hero.map ? 'heroMap' : hero.drawings && 'drawings',
    viewByType[_type],
    ...sections.map(({ _type }) => _type),
  ]
  return [...new Set(names.filter((name) => typeof name === 'string'))]
}
