import { type FormPatch, insert, type Path, set, unset } from 'sanity'
import { isObject } from '../../shared/content/fieldPaths.ts'

type Keyed = { _key: string }

const isKeyedList = (value: unknown): value is Keyed[] =>
  Array.isArray(value) && value.every((item) => isObject(item) && typeof item._key === 'string')

/**
 * Returns the patches that turn a value into another one: each sets or unsets a single field, or inserts or removes an
 * entry by its key, so that two editors in different cells do not overwrite each other.
 */
export function patchesBetween(before: unknown, after: unknown, path: Path = []): FormPatch[] {
  if (before === after) return []
  if (isKeyedList(before) && isKeyedList(after)) return listPatches(before, after, path)
  if (!isObject(before) || !isObject(after) || Array.isArray(before) || Array.isArray(after))
    return [after === undefined ? unset(path) : set(after, path)]
  const fields = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...fields].flatMap((field) =>
    patchesBetween(before[field], after[field], [...path, field]),
  )
}

function listPatches(before: Keyed[], after: Keyed[], path: Path): FormPatch[] {
  const keysOf = (items: Keyed[]) => items.map(({ _key }) => _key)
  const [old, next] = [new Set(keysOf(before)), new Set(keysOf(after))]
  const remaining = before.filter(({ _key }) => next.has(_key))
  const order = keysOf(after).filter((key) => old.has(key))
  if (before.length === 0 && after.length === 0) return []
  // Patches cannot move an entry.
  if (before.length === 0 || keysOf(remaining).join() !== order.join()) return [set(after, path)]
  const removals = keysOf(before)
    .filter((_key) => !next.has(_key))
    .map((_key) => unset([...path, { _key }]))
  const insertions = after.flatMap((item, index) => {
    if (old.has(item._key)) return []
    const previous = after[index - 1]
    return previous
      ? [insert([item], 'after', [...path, { _key: previous._key }])]
      : [insert([item], 'before', [...path, 0])]
  })
  const edits = remaining.flatMap((item) =>
    patchesBetween(
      item,
      after.find(({ _key }) => _key === item._key),
      [...path, { _key: item._key }],
    ),
  )
  return [...edits, ...insertions, ...removals]
}
