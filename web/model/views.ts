import type { SectionType } from '../sections/shapes.ts'
import type { Page } from './types.ts'

/** What shows a part of some pages, in a script of its own: a section type's view, a hero's drawing, the search. */
export type ViewName = SectionType | 'heroMap' | 'drawings' | 'search'

export function viewsOf({ sections, hero, search }: Page): ViewName[] {
  const types = sections.map(({ _type }) => _type)
  const figure: ViewName[] = hero.map ? ['heroMap'] : hero.drawings ? ['drawings'] : []
  return [...new Set<ViewName>([...figure, ...types, ...(search ? (['search'] as const) : [])])]
}
