import { existsIn } from '../../shared/content/documentLanguages.ts'
import { documentLists, type SectionList } from '../../shared/content/documentLists.ts'
import type { Language } from '../../shared/languages.ts'
import { projections } from './base.ts'
import { section } from './shapes.ts'

export const heroList: SectionList = { list: 'countries', choice: 'map' }

/** The lists without which parts of pages are empty: of sections by type, and of `hero` with its map. */
export const sectionLists: ReadonlyMap<string, SectionList> = new Map([
  ['hero', heroList],
  ...section.options.flatMap((shape): [string, SectionList][] => {
    const list = projections.get(shape)?.list
    return list ? [[shape.shape._type.value, list]] : []
  }),
])

/**
 * Returns whether a section, as queried or parsed, has something to show in a language. Only one whose list may be empty
 * (`mayBeEmpty`) may not, and is left out.
 */
export function isShownIn(section: { _type: string }, language: Language): boolean {
  const { list, field } = sectionLists.get(section._type) ?? {}
  if (list === undefined || field === undefined || !documentLists[list].mayBeEmpty) return true
  const documents: unknown = Reflect.get(section, field)
  return Array.isArray(documents) && documents.some((document) => existsIn(document, language))
}
