import { z } from 'zod'
import { listNames } from '../../shared/content/lists/documentLists.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'
import type { DocumentsByList } from './documentsByList.ts'

/** The slot of a list in query results, see `listSlot` in `shared/content/lists/listDefinition.ts`. */
const listSlot = z.object({
  _list: z.enum(listNames),
  filterValue: z.unknown().optional(),
  neighboursOf: z.string().optional(),
  referenced: z.array(z.object({ _id: z.string() })).optional(),
})

export type ListSlot = z.output<typeof listSlot>

/** Returns a value as a slot, or undefined for other values. */
export function asListSlot(value: unknown): ListSlot | undefined {
  return value instanceof Object && '_list' in value ? listSlot.safeParse(value).data : undefined
}

/** Returns the documents that replace a slot, and null for a referenced document that is not published. */
export function resolveSlot(slot: ListSlot, lists: DocumentsByList): (AnyDocument | null)[] {
  const list = lists.get(slot._list)?.get(slot.filterValue ?? null) ?? []
  if (slot.referenced)
    return slot.referenced.map((one) => list.find(({ _id }) => _id === one._id) ?? null)
  return slot.neighboursOf === undefined ? list : neighbours(list, slot.neighboursOf)
}

/** The maximum number of a document's neighbours, such as a service's related services. */
const maxNeighbours = 3

/**
 * Returns up to `maxNeighbours` documents around one in a list, in the list's order, or the first ones if it is not
 * listed.
 */
function neighbours(list: AnyDocument[], id: string): AnyDocument[] {
  const position = list.findIndex(({ _id }) => _id === id)
  const size = maxNeighbours + 1
  const start = Math.max(0, Math.min(position - Math.ceil(maxNeighbours / 2), list.length - size))
  const around = list.slice(start, start + size).filter(({ _id }) => _id !== id)
  return around.slice(0, maxNeighbours)
}
