import { documentLists, type ListName, listNames } from '../shared/content/documentLists.ts'
import { existsIn } from '../shared/content/languages/documentLanguages.ts'
import { compareBy, listedValues } from '../shared/content/listDefinition.ts'
import { languageCodes } from '../shared/languages.ts'
import type { AnyDocument } from './parseDocument.ts'

/** The sorted lists of `documentLists`, each by the value of its filter field. */
export type DocumentsByList = ReadonlyMap<ListName, ReadonlyMap<unknown, AnyDocument[]>>

export function groupLists(documents: readonly AnyDocument[]): DocumentsByList {
  return new Map(listNames.map((name) => [name, byChoice(documents, name)]))
}

/** Groups a list's documents, in order, by the value of its filter field, or by null if they have none. */
function byChoice(documents: readonly AnyDocument[], name: ListName): Map<unknown, AnyDocument[]> {
  const { type, order, most } = documentLists[name]
  const lists = new Map<unknown, AnyDocument[]>()
  for (const document of documents.filter(({ _type }) => _type === type).sort(compareBy(order)))
    for (const choice of new Set(listedValues(documentLists[name], document))) {
      const list = lists.get(choice) ?? []
      lists.set(choice, list)
      list.push(document)
    }
  if (most !== undefined)
    for (const [choice, list] of lists) lists.set(choice, firstInEachLanguage(list, most))
  return lists
}

/** Returns the first `most` documents in each language. */
function firstInEachLanguage(list: AnyDocument[], most: number): AnyDocument[] {
  const first = languageCodes.flatMap((code) =>
    list.filter((document) => existsIn(document, code)).slice(0, most),
  )
  const newest = new Set(first)
  return list.filter((document) => newest.has(document))
}
