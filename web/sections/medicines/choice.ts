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

/**
 * Returns whether the filter and the search show a medicine. Words of the query are searched in its name and its
 * group's title.
 */
export function isShown(
  group: MedicineGroup,
  medicine: Medicine,
  { query, category }: MedicineChoice,
): boolean {
  const text = foldName(`${medicine.name.value} ${group.title.value}`)
  return (
    (category === all || category === group.category) &&
    foldName(query)
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
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
