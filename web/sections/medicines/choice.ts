import { foldName } from '../../../shared/text/foldText.ts'
import type { T } from '../../i18n/createT.ts'
import type { SectionOf } from '../../model/types.ts'

type MedicineGroup = SectionOf<'medicines'>['items'][number]
export type Medicine = MedicineGroup['medicines'][number]

/** The visitor's search, filter and ticks. */
type MedicineChoice = {
  query: string
  category: string
  ticked: string[]
}

/** The value of a filter that shows everything. */
export const all = 'all'

export const everything: MedicineChoice = { query: '', category: all, ticked: [] }

/** The id of a medicine, which is the same in all languages. */
export const idOf = (group: MedicineGroup, medicine: Medicine) => `${group._key}.${medicine._key}`

/** The minimum number of letters that are found within a word. */
const minWithin = 4

/** Returns the words of a name without case, accents and soft hyphens. */
const wordsOf = (name: string) =>
  foldName(name)
    .replaceAll('\u00ad', '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)

/** The maximum number of letters of *and*, *et* or *de*. */
const maxShort = 3

/** Returns the initials of a name, as buyers abbreviate it: *TLD*. Short words such as *and* have none. */
const initialsOf = (name: string) =>
  wordsOf(name)
    .filter(({ length }) => length > maxShort)
    .map(([initial]) => initial)
    .join('')

/**
 * Returns whether the filter and the search show a medicine. Each word of the query is found in one of its names or its
 * group's title: at the beginning of a word, within one if it has at least four letters, or as the initials of the
 * name.
 */
export function isShown(
  group: MedicineGroup,
  medicine: Medicine,
  { query, category }: MedicineChoice,
): boolean {
  const { name, otherNames = '' } = medicine
  const words = wordsOf(`${name.value} ${otherNames} ${group.title.value}`)
  const initials = initialsOf(name.value)
  const isFound = (sought: string) =>
    sought === initials ||
    words.some((word) =>
      sought.length < minWithin ? word.startsWith(sought) : word.includes(sought),
    )
  return (category === all || category === group.category) && wordsOf(query).every(isFound)
}

/** Reads the inputs of the section, which visitors may have used before the application ran. */
export function readChoice(section: HTMLElement): MedicineChoice {
  const inputs = [...section.querySelectorAll('input')]
  const checked = (name: string) =>
    inputs.filter((input) => input.name.startsWith(name) && input.checked).map(({ value }) => value)
  return {
    query: inputs.find(({ type }) => type === 'search')?.value ?? '',
    category: checked('category')[0] ?? all,
    ticked: checked('medicine'),
  }
}

/** The maximum number of lines in the draft of a message. It leaves room for the visitor's own text. */
const maxLines = 40

/**
 * Returns the draft of a request for a quote: a line for each medicine, and a last line with the number of further
 * ones.
 */
export function requestFor(names: readonly string[], t: T<'medicines'>): string {
  const lines = names.slice(0, maxLines).map((name) => t('line', { name }).value)
  const rest = names.length - lines.length
  if (rest > 0) lines.push(t('more', { n: rest }).value)
  return t('message', { lines: lines.join('\n') }).value
}
