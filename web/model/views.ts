import type { SectionType } from '../sections/shapes.ts'
import type { Page } from './types.ts'

/** What shows a part of some pages, in a script of its own: a section type's view, or a hero's map. */
export type ViewName = SectionType | 'heroMap'

export function viewsOf({ sections, hero }: Page): ViewName[] {
  const types = sections.map(({ _type }) => _type)
  return [...new Set<ViewName>(hero.map ? ['heroMap', ...types] : types)]
}
