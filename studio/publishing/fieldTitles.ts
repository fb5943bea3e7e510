import { studioPath } from '@sanity/client/csm'
import { isKeySegment, type SchemaType } from 'sanity'
import { defaultLanguage } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'

/**
 * Returns the titles of the fields that a path leads through, as the form shows them, such as
 * `['Sections', 'Steps “How we work”', 'Heading', 'English']`. The names of fields that the schema does
 * not have are left as they are.
 * @param path in Sanity's notation
 * @param value the document, from which array items are named
 */
export function fieldTitles(type: SchemaType | undefined, path: string, value: unknown): string[] {
  if (path === '') return []
  const titles: string[] = []
  let current = { type, value }
  for (const step of studioPath.fromString(path)) {
    if (typeof step === 'string') {
      const field = fieldsOf(current.type).find(({ name }) => name === step)
      titles.push(field?.type.title ?? step)
      current = { type: field?.type, value: inside(current.value, step) }
      continue
    }
    const items = Array.isArray(current.value) ? current.value : []
    const position =
      typeof step === 'number'
        ? step
        : items.findIndex((item) => isKeySegment(step) && inside(item, '_key') === step._key)
    const item: unknown = items[position]
    const itemType = memberOf(current.type, item)
    titles.push(nameOf(itemType, item) ?? placeOf(itemType, position))
    current = { type: itemType, value: item }
  }
  return titles
}

/** Returns what editors call an array item without words. */
function placeOf(type: SchemaType | undefined, index: number): string {
  if (index < 0) return t('An entry')
  const position = index + 1
  const title = typeTitle(type)
  return title === ''
    ? t('Entry {position}', { position })
    : t('Entry {position}, {type}', { position, type: title })
}

/** An entry without a type of its own is called an object, which tells editors nothing. */
function typeTitle(type: SchemaType | undefined): string {
  return type === undefined || type.name === 'object' ? '' : (type.title ?? '')
}

function fieldsOf(type: SchemaType | undefined) {
  return type && 'fields' in type ? type.fields : []
}

function memberOf(type: SchemaType | undefined, item: unknown): SchemaType | undefined {
  const members = type && 'of' in type && Array.isArray(type.of) ? type.of : []
  return members.find(({ name }) => name === inside(item, '_type')) ?? members[0]
}

/** Returns what editors call an array item: its type and its first words. */
function nameOf(type: SchemaType | undefined, item: unknown): string | undefined {
  const words = ['heading', 'title', 'question', 'label', 'name']
    .map((field) => inside(inside(item, field), defaultLanguage))
    .find((text) => typeof text === 'string' && text !== '')
  return typeof words === 'string'
    ? t('{type} “{words}”', { type: typeTitle(type), words }).trim()
    : undefined
}

function inside(value: unknown, step: string | number): unknown {
  return value instanceof Object ? Reflect.get(value, step) : undefined
}
