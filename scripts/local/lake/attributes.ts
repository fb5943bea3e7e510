import { isObject } from './document.ts'

/** The attributes at one path: how often each type occurs there, and the paths below it. */
type Node = { types: Map<string, number>; below: Map<string, Node> }

/** The name of an array's items as a path below it; no field of a document is called so. */
const items = '[]'

/**
 * Counts the attributes of documents. An attribute is a path with the type of its value: `title` as a
 * string and `title` as null are two. The items of an array share their path.
 *
 * Source: https://www.sanity.io/docs/content-lake/technical-limits
 */
export function attributeCounter() {
  // A tree, because composing each path as text takes five times as long.
  const root = emptyNode()
  let size = 0

  function count(value: unknown, { types, below }: Node, step: 1 | -1): void {
    const type = typeOf(value)
    const before = types.get(type) ?? 0
    types.set(type, before + step)
    if (before === 0) size += 1
    if (before + step === 0) size -= 1
    if (Array.isArray(value)) {
      for (const item of value) count(item, child(below, items), step)
    } else if (isObject(value)) countFields(value, below, step)
  }

  function countFields(fields: Record<string, unknown>, below: Map<string, Node>, step: 1 | -1) {
    for (const name of Object.keys(fields)) count(fields[name], child(below, name), step)
  }

  return {
    add: (document: Record<string, unknown>): void => countFields(document, root.below, 1),
    /** Takes back a document that was added. */
    remove: (document: Record<string, unknown>): void => countFields(document, root.below, -1),
    /** The number of different attributes. */
    size: (): number => size,
  }
}

function emptyNode(): Node {
  return { types: new Map(), below: new Map() }
}

function child(below: Map<string, Node>, name: string): Node {
  const node = below.get(name) ?? emptyNode()
  below.set(name, node)
  return node
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}
