import { existsIn } from '../shared/content/documentLanguages.ts'
import { documentLists, type ListName, listNames } from '../shared/content/documentLists.ts'
import { compareBy, listedValues } from '../shared/content/listDefinition.ts'
import { languageCodes } from '../shared/languages.ts'
import type { AnyDocument } from './parseDocument.ts'

/** The maximum number of a document's neighbours, such as a service's related services. */
const maxBeside = 3

/** Returns the sorted lists of `documentLists`. Each list is grouped by the value of its filter field. */
export function groupLists(
  documents: readonly AnyDocument[],
): ReadonlyMap<ListName, ReadonlyMap<unknown, AnyDocument[]>> {
  return new Map(listNames.map((name) => [name, byChoice(documents, name)]))
}

/** Returns up to `maxBeside` documents around one in a list, in the list's order. */
export function neighbours(list: AnyDocument[], id: string): AnyDocument[] {
  const position = list.findIndex(({ _id }) => _id === id)
  const size = maxBeside + 1
  const start = Math.max(0, Math.min(position - Math.ceil(maxBeside / 2), list.length - size))
  return list.slice(start, start + size).filter(({ _id }) => _id !== id)
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
  const chosen = new Set(first)
  return list.filter((document) => chosen.has(document))
}
