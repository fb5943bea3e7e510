import type { SchemaType } from 'sanity'
import { isObject } from '../../shared/content/fieldPaths.ts'
import { isLocalizedType } from './objects/localizedTypes.ts'

type Fields = Record<string, unknown>

/** A field that holds a string, or a text in several languages. */
type TextInDocument = {
  /** Its path, in Sanity's notation. */
  path: string
  type: SchemaType
  /** The string, or the texts by language. */
  value: string | Fields
  /** The object that has the field; undefined for an entry of an array. */
  parent: Fields | undefined
}

/** Types whose strings are addresses and ids. */
const withoutText = new Set(['slug', 'reference'])

/** Only fields that the form shows, in the form's order. */
export function textFields(document: unknown, type: SchemaType): TextInDocument[] {
  const walk = (
    value: unknown,
    type: SchemaType,
    path: string,
    parent?: Fields,
  ): TextInDocument[] => {
    if (typeof value === 'string') return [{ path, type, value, parent }]
    if (Array.isArray(value) && type.jsonType === 'array')
      return value.flatMap((item: unknown, index) => {
        const { _type, _key } = isObject(item) ? item : {}
        const member = type.of.find(({ name }) => name === _type) ?? type.of[0]
        const key = typeof _key === 'string' ? `_key=="${_key}"` : index
        return member ? walk(item, member, `${path}[${key}]`) : []
      })
    if (!isObject(value) || type.jsonType !== 'object' || withoutText.has(type.name)) return []
    if (isLocalizedType(type.name)) return [{ path, type, value, parent }]
    return type.fields
      .filter((field) => !isHidden(field.type, value, document))
      .flatMap(({ name, type }) =>
        walk(value[name], type, path === '' ? name : `${path}.${name}`, value),
      )
  }
  return walk(document, type, '')
}

/**
 * Returns whether the form hides a field. A button, for example, keeps the values of its other kinds in hidden fields.
 */
function isHidden({ hidden }: SchemaType, parent: Fields, document: unknown): boolean {
  if (typeof hidden !== 'function') return hidden === true
  const context = { parent, document, value: undefined, currentUser: null, path: [] }
  // Sanity's type requires a stored document; the `hidden` functions of this schema read its type and few fields.
  return hidden(context as unknown as Parameters<typeof hidden>[0])
}

/** Returns whether documents of a type, or objects, have fields of localized types. */
export function hasTexts(type: SchemaType, seen = new Set<SchemaType>()): boolean {
  if (isLocalizedType(type.name)) return true
  if (seen.has(type)) return false
  seen.add(type)
  if (type.jsonType === 'array') return type.of.some((member) => hasTexts(member, seen))
  return type.jsonType === 'object' && type.fields.some((field) => hasTexts(field.type, seen))
}
