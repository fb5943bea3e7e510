import { studioPath } from '@sanity/client/csm'
import { getValueAtPath, type SchemaType } from 'sanity'
import { defaultLanguage } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { unmarked } from '../i18n/translateSchema.ts'

/**
 * Returns the titles of the fields that a path leads through, as the form shows them, such as
 * `['Sections', 'Steps “How we work”', 'Heading', 'English']`. The names of fields that the schema does
 * not have are left as they are.
 * @param path in Sanity's notation
 * @param value the document, from which array items are named
 */
export function fieldTitles(type: SchemaType | undefined, path: string, value: unknown): string[] {
  if (path === '') return []
  const steps = studioPath.fromString(path)
  let current = type
  return steps.map((step, place) => {
    if (typeof step === 'string') {
      const fields = current?.jsonType === 'object' ? current.fields : []
      current = fields.find(({ name }) => name === step)?.type
      return unmarked(current?.title ?? step)
    }
    const items = getValueAtPath(value, steps.slice(0, place))
    const item = getValueAtPath(items, [step])
    const members = current?.jsonType === 'array' ? current.of : []
    current = members.find(({ name }) => name === getValueAtPath(item, ['_type'])) ?? members[0]
    return (
      nameOf(current, item) ?? placeOf(current, Array.isArray(items) ? items.indexOf(item) : -1)
    )
  })
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

/** The title of an entry without a type of its own tells nothing beside its place. */
function typeTitle(type: SchemaType | undefined): string {
  return type === undefined || ['object', 'string'].includes(type.name) ? '' : (type.title ?? '')
}

/** Returns what editors call an array item: its type and its first words. */
function nameOf(type: SchemaType | undefined, item: unknown): string | undefined {
  const words = ['heading', 'title', 'question', 'label', 'name']
    .map((field) => getValueAtPath(item, [field, defaultLanguage]))
    .find((text) => typeof text === 'string' && text !== '')
  return typeof words === 'string'
    ? t('{type} “{words}”', { type: typeTitle(type), words }).trim()
    : undefined
}
