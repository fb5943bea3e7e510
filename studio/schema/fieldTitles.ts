import { studioPath } from '@sanity/client/csm'
import { getValueAtPath, type SchemaType } from 'sanity'
import { anyText } from '../i18n/anyText.ts'
import { t } from '../i18n/t.ts'
import { withoutRequiredMark } from '../i18n/translateSchema.ts'

/**
 * Returns the titles of the fields on a path, as the form shows them, such as `['Sections', 'Steps “How we
 * work”', 'Heading', 'English']`. Fields that are not in the schema keep their names.
 * @param path in Sanity's notation
 * @param value the document, which provides the names of array items
 */
export function fieldTitles(type: SchemaType | undefined, path: string, value: unknown): string[] {
  if (path === '') return []
  const steps = studioPath.fromString(path)
  let current = type
  return steps.map((step, place) => {
    if (typeof step === 'string') {
      const fields = current?.jsonType === 'object' ? current.fields : []
      current = fields.find(({ name }) => name === step)?.type
      return withoutRequiredMark(current?.title ?? step)
    }
    const items = getValueAtPath(value, steps.slice(0, place))
    const item = getValueAtPath(items, [step])
    const members = current?.jsonType === 'array' ? current.of : []
    current = members.find(({ name }) => name === getValueAtPath(item, ['_type'])) ?? members[0]
    const index = Array.isArray(items) ? items.indexOf(item) : -1
    // A cell is named by its column.
    const grid = steps[place - 1] === 'cells' && getValueAtPath(value, steps.slice(0, place - 3))
    const column = grid && getValueAtPath(grid, ['columns', index])
    return nameOf(current, column || item) ?? positionOf(current, index)
  })
}

/** Returns the editors' name of an array item without texts. */
function positionOf(type: SchemaType | undefined, index: number): string {
  if (index < 0) return t('An entry')
  const position = index + 1
  const title = typeTitle(type)
  return title === ''
    ? t('Entry {position}', { position })
    : t('Entry {position}, {type}', { position, type: title })
}

/** Returns the title of an item's type; that of a type without a name of its own says nothing. */
function typeTitle(type: SchemaType | undefined): string {
  const isAnonymous = type === undefined || ['object', 'string', 'reference'].includes(type.name)
  return isAnonymous ? '' : (type.title ?? '')
}

/** Returns the editors' name of an entry of a list: its type with its first text, or its type alone. */
export function entryName(type: SchemaType, entry: unknown): string {
  return nameOf(type, entry) ?? (typeTitle(type) || t('An entry'))
}

/** The texts that name an array item; a table's row is named by its first cell. */
const names = [
  ['heading'],
  ['title'],
  ['question'],
  ['label'],
  ['name'],
  ['text'],
  ['cells', 0, 'text'],
]

/** Returns the editors' name of an array item: its type and its first text, in the Studio's language if it has one. */
function nameOf(type: SchemaType | undefined, item: unknown): string | undefined {
  const words = names
    .map((field) => anyText(getValueAtPath(item, field)))
    .find((text) => text !== undefined)
  return words !== undefined
    ? t('{type} “{words}”', { type: typeTitle(type), words }).trim()
    : undefined
}
