import type { SectionType } from '../sections/shapes.ts'
import type { Page } from './types.ts'

/** The name of a lazily loaded view: of a section type, of a figure in the hero, or of the search. */
export type ViewName = SectionType | 'heroMap' | 'drawings' | 'search'

export function viewsOf({ sections, hero, search }: Page): ViewName[] {
  const types = sections.map(({ _type }) => _type)
  const figure: ViewName[] = hero.map ? ['heroMap'] : hero.drawings ? ['drawings'] : []
  return [...new Set<ViewName>([...figure, ...types, ...(search ? (['search'] as const) : [])])]
}
