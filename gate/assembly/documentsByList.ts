import { existsIn } from '../../shared/content/languages/documentLanguages.ts'
import {
  documentLists,
  type ListName,
  listNames,
} from '../../shared/content/lists/documentLists.ts'
import { compareBy, listedValues } from '../../shared/content/lists/listDefinition.ts'
import { languageCodes } from '../../shared/languages.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'

/** The sorted lists of `documentLists`, each by the value of its filter field. */
export type DocumentsByList = ReadonlyMap<ListName, ReadonlyMap<unknown, AnyDocument[]>>

export function documentsByList(documents: readonly AnyDocument[]): DocumentsByList {
  return new Map(listNames.map((name) => [name, byFilterValue(documents, name)]))
}

/**
 * Groups a list's documents, in order, by the value of the list's filter field. Documents without a value are grouped
 * by null.
 */
function byFilterValue(
  documents: readonly AnyDocument[],
  name: ListName,
): Map<unknown, AnyDocument[]> {
  const { type, order, max } = documentLists[name]
  const lists = new Map<unknown, AnyDocument[]>()
  for (const document of documents.filter(({ _type }) => _type === type).sort(compareBy(order)))
    for (const filterValue of new Set(listedValues(documentLists[name], document))) {
      const list = lists.get(filterValue) ?? []
      lists.set(filterValue, list)
      list.push(document)
    }
  if (max !== undefined)
    for (const [filterValue, list] of lists) lists.set(filterValue, firstInEachLanguage(list, max))
  return lists
}

/** Returns the first `max` documents in each language. */
function firstInEachLanguage(list: AnyDocument[], max: number): AnyDocument[] {
  const first = languageCodes.flatMap((code) =>
    list.filter((document) => existsIn(document, code)).slice(0, max),
  )
  const newest = new Set(first)
  return list.filter((document) => newest.has(document))
}
