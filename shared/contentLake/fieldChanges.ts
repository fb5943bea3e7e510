import { isObject } from '../content/fieldPaths.ts'
import { withStrongReferences } from './strongReferences.ts'

/** A step into a stored document: a field, or an entry of a list by its key. */
type FieldStep = string | { _key: string }

/**
 * A change of one field of a document, such as of a text in one language, or of an entry of a list that was added or
 * removed. Values are as they are stored; an absent value is undefined.
 */
export type FieldChange = {
  path: readonly FieldStep[]
  from?: unknown
  to?: unknown
  /** For an entry that was added or removed: the key of the entry before it, or null for the first. */
  after?: string | null | undefined
}

type Fields = Record<string, unknown>

/** Fields that the Content Lake sets, and the type, which cannot change. */
const ofDocument = new Set(['_id', '_rev', '_type', '_createdAt', '_updatedAt', '_system'])

/**
 * Returns the changes between two versions of a document. A text is one change in each language, also with paragraphs.
 * Entries of lists are compared by their keys; a list in another order, or without keys, is one change.
 */
export function fieldChanges(before: object, after: object): FieldChange[] {
  const [from, to] = [withStrongReferences(before), withStrongReferences(after)]
  return changesOfFields({ ...from }, { ...to }, [], ofDocument)
}

/** Returns the changes that undo these changes. */
export function reversed(changes: readonly FieldChange[]): FieldChange[] {
  return changes.map(({ from, to, ...change }) => ({ ...change, from: to, to: from }))
}

/** Returns the changes of two edits of a document, one after the other. */
export function combined(
  earlier: readonly FieldChange[],
  later: readonly FieldChange[],
): FieldChange[] {
  const byPath = new Map(earlier.map((change) => [changePath(change), change]))
  for (const change of later) {
    const former = byPath.get(changePath(change))
    byPath.set(changePath(change), former ? { ...change, from: former.from } : change)
  }
  return [...byPath.values()]
}

/**
 * Applies changes to a version of a document. A field that has neither the value before the change nor the value after
 * it was changed by somebody else: it stays as it is, and its change is returned among the conflicts.
 * @returns a copy of the document, and the changes by outcome; changes that the document already contains are in
 *   neither list
 */
export function applyFieldChanges<Document extends object>(
  document: Document,
  changes: readonly FieldChange[],
): { document: Document; applied: FieldChange[]; conflicts: FieldChange[] } {
  const result = structuredClone(document)
  const applied: FieldChange[] = []
  const conflicts: FieldChange[] = []
  for (const change of changes) {
    const parent = change.path.slice(0, -1).reduce(childOf, result)
    const last = change.path.at(-1)
    const current = last === undefined ? undefined : childOf(parent, last)
    if (isSame(current, change.to)) continue
    if (last !== undefined && isObject(parent) && isSame(current, change.from)) {
      setChild(parent, last, change)
      applied.push(change)
    } else conflicts.push(change)
  }
  return { document: result, applied, conflicts }
}

/** Returns the path of a change in Sanity's notation, such as `sections[_key=="a"].heading.en`. */
export function changePath({ path }: Pick<FieldChange, 'path'>): string {
  return path
    .map((step) => (typeof step === 'string' ? `.${step}` : `[_key=="${step._key}"]`))
    .join('')
    .replace(/^\./, '')
}

const notesAboutTexts = /\.(?:translatedFrom|describes)(?:\.|$)/

/** Returns whether a change is of the Studio's notes about a text, which have no field in the form. */
export const isNoteAboutText = (change: Pick<FieldChange, 'path'>): boolean =>
  notesAboutTexts.test(changePath(change))

/** Returns whether two stored values are equal. Empty values equal absent ones; the order of fields is ignored. */
export const isSame = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other)

function canonical(value: unknown): string {
  const stored = withStrongReferences({ value })
  return JSON.stringify(stored, (_, inner: unknown) => {
    if (inner === null || inner === '' || (Array.isArray(inner) && inner.length === 0))
      return undefined
    if (!isObject(inner) || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function changesOfFields(
  before: Fields,
  after: Fields,
  path: readonly FieldStep[],
  ignored: ReadonlySet<string> = new Set(),
): FieldChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => !ignored.has(name))
    .flatMap((name) => changesOfValue(before[name], after[name], [...path, name]))
}

function changesOfValue(from: unknown, to: unknown, path: readonly FieldStep[]): FieldChange[] {
  if (isSame(from, to)) return []
  const lists = [from, to].map(keyedEntries)
  if (lists[0] && lists[1]) return changesOfList(lists[0], lists[1], { path, from, to })
  if (isGroup(from) && isGroup(to) && from._type === to._type)
    return changesOfFields(from, to, path)
  return [{ path, from, to }]
}

type Entry = Fields & { _key: string }

function changesOfList(before: Entry[], after: Entry[], whole: FieldChange): FieldChange[] {
  const keysOf = (entries: Entry[]) => entries.map(({ _key }) => _key)
  const [had, has] = [new Set(keysOf(before)), new Set(keysOf(after))]
  const isMoved = !isSame(
    keysOf(before).filter((key) => has.has(key)),
    keysOf(after).filter((key) => had.has(key)),
  )
  if (isMoved) return [whole]
  const place = (entries: Entry[], index: number) => ({ after: entries[index - 1]?._key ?? null })
  const pathOf = ({ _key }: Entry) => [...whole.path, { _key }]
  return [
    ...before.flatMap((entry, index) => {
      const next = after.find(({ _key }) => _key === entry._key)
      if (next) return changesOfValue(entry, next, pathOf(entry))
      return { path: pathOf(entry), from: entry, to: undefined, ...place(before, index) }
    }),
    ...after.flatMap((entry, index) =>
      had.has(entry._key)
        ? []
        : { path: pathOf(entry), from: undefined, to: entry, ...place(after, index) },
    ),
  ]
}

/** Returns the entries of a list with keys, or null. The paragraphs of a text are no entries. */
function keyedEntries(value: unknown): Entry[] | null {
  if (!Array.isArray(value)) return null
  const entries = value.filter(isEntry)
  const isList = entries.length === value.length && !entries.some(({ _type }) => _type === 'block')
  return isList && new Set(entries.map(({ _key }) => _key)).size === value.length ? entries : null
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) && typeof value._key === 'string'

/** Returns whether a value is an object whose fields change one by one. */
const isGroup = (value: unknown): value is Fields =>
  isObject(value) && !Array.isArray(value) && !('_ref' in value) && value._type !== 'slug'

function childOf(parent: unknown, step: FieldStep): unknown {
  if (!isObject(parent)) return undefined
  if (typeof step === 'string') return parent[step]
  return Array.isArray(parent) ? parent.find((entry) => isKey(entry, step._key)) : undefined
}

const isKey = (entry: unknown, key: string | null | undefined) =>
  isEntry(entry) && entry._key === key

function setChild(parent: Fields, step: FieldStep, { to, after }: FieldChange): void {
  if (typeof step === 'string') {
    if (to === undefined) delete parent[step]
    else parent[step] = to
    return
  }
  if (!Array.isArray(parent)) return
  const index = parent.findIndex((entry) => isKey(entry, step._key))
  if (index >= 0) parent.splice(index, 1, ...(to === undefined ? [] : [to]))
  else {
    const previous = parent.findIndex((entry) => isKey(entry, after))
    parent.splice(after === null ? 0 : previous < 0 ? parent.length : previous + 1, 0, to)
  }
}
