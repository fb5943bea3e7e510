import { isObject } from '../../shared/content/fieldPaths.ts'

/** The properties with texts for editors, in a type, field, option, group or ordering. */
const texts = ['title', 'description', 'placeholder']

export const requiredMark = ' *'

export const withoutRequiredMark = (title: string) => title.replace(/ \*$/, '')

/** The properties of a type or a field whose values contain further texts. */
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
 * Returns schema types with translated titles, descriptions and placeholders.
 * @param translate returns the translation of an English text
 */
export function translateSchema<Node>(node: Node, translate: (english: string) => string): Node
export function translateSchema(node: unknown, translate: (english: string) => string): unknown {
  if (Array.isArray(node)) return node.map((inner) => translateSchema(inner, translate))
  if (!isObject(node) || node.hidden === true) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (texts.includes(key) && typeof value === 'string') {
        const text = withoutRequiredMark(value)
        return [key, translate(text) + value.slice(text.length)]
      }
      return [key, nested.includes(key) ? translateSchema(value, translate) : value]
    }),
  )
}
