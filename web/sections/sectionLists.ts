import { existsIn } from '../../shared/content/languages/documentLanguages.ts'
import { documentLists, type SectionList } from '../../shared/content/lists/documentLists.ts'
import type { Language } from '../../shared/languages.ts'
import { listOfField, ownFields } from './sectionFields.ts'
import { section } from './shapes.ts'

export const heroList = { list: 'countries', filterField: 'map' } as const satisfies SectionList

/** The lists that parts of pages require: sections by type, and `hero` with its map. */
export const sectionLists: ReadonlyMap<string, SectionList> = new Map([
  ['hero', heroList],
  ...section.options.flatMap(({ shape }) =>
    Object.entries(ownFields(shape)).flatMap(([field, own]): [string, SectionList][] => {
      const documents = listOfField(own)
      return documents ? [[shape._type.value, { ...documents, field }]] : []
    }),
  ),
])

/** A section whose list may be empty (`mayBeEmpty`) can lack content in a language, and is then left out. */
export function isShownIn(section: { _type: string }, language: Language): boolean {
  const { list, field } = sectionLists.get(section._type) ?? {}
  if (list === undefined || field === undefined || !documentLists[list].mayBeEmpty) return true
  const documents: unknown = Reflect.get(section, field)
  return Array.isArray(documents) && documents.some((document) => existsIn(document, language))
}
