import type { SectionType } from '../sections/shapes.ts'
import type { Page } from './types.ts'

/** What shows a part of some pages, in a script of its own: a section type's view, or a hero's drawing. */
export type ViewName = SectionType | 'heroMap' | 'plates'

export function viewsOf({ sections, hero }: Page): ViewName[] {
  const types = sections.map(({ _type }) => _type)
  const drawing: ViewName[] = hero.map ? ['heroMap'] : hero.plates ? ['plates'] : []
  return [...new Set<ViewName>([...drawing, ...types])]
}
