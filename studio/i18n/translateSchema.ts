/** What editors read of a type, a field, an option, a group or an ordering. */
const texts = ['title', 'description', 'placeholder']

/** Where a type or a field has others that editors read. */
const nested = [
  'fields',
  'of',
  'fieldsets',
  'groups',
  'orderings',
  'options',
  'list',
  'styles',
  'lists',
  'marks',
  'decorators',
  'annotations',
]

/**
 * Returns schema types with other titles, descriptions and placeholders. What nobody sees stays as it is.
 * @param translate returns the text for an English one
 */
export function translateSchema<Node>(node: Node, translate: (english: string) => string): Node
export function translateSchema(node: unknown, translate: (english: string) => string): unknown {
  if (Array.isArray(node)) return node.map((inner) => translateSchema(inner, translate))
  if (!isFields(node) || node.hidden === true) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (texts.includes(key) && typeof value === 'string') return [key, translate(value)]
      return [key, nested.includes(key) ? translateSchema(value, translate) : value]
    }),
  )
}

function isFields(node: unknown): node is Record<string, unknown> {
  return typeof node === 'object' && node !== null
}
