import { foldName } from '../../../shared/text/foldText.ts'
import type { T } from '../../i18n/createT.ts'
import type { SectionOf } from '../../model/types.ts'
import { administrationRouteOf } from './administrationRoutes.ts'

type Category = SectionOf<'medications'>['items'][number]
export type Medicine = Category['medicines'][number]

/** The visitor's search, filters and ticks. */
export type MedicineChoice = { query: string; programme: string; form: string; ticked: string[] }

/** The value of a filter that shows everything. */
export const all = 'all'

/** The form of medicines whose name does not contain it. */
export const unnamed = 'unnamed'

export const everything: MedicineChoice = { query: '', programme: all, form: all, ticked: [] }

export const formOf = ({ form }: Medicine) => (form ? administrationRouteOf(form) : unnamed)

/** The id of a medicine, which is the same in all languages. */
export const idOf = (category: Category, medicine: Medicine) => `${category._key}.${medicine._key}`

/** Returns whether the filters show a medicine. Words of the query are searched in its name and its category's name. */
export function isShown(
  category: Category,
  medicine: Medicine,
  { query, programme, form }: MedicineChoice,
): boolean {
  const text = foldName(`${medicine.name.value} ${category.title.value}`)
  return (
    (programme === all || programme === category.category) &&
    (form === all || form === formOf(medicine)) &&
    foldName(query)
      .split(/\s+/)
      .every((word) => text.includes(word))
  )
}

/** Reads the inputs of the shelf, which visitors may have used before the application ran. */
export function readChoice(shelf: HTMLElement): MedicineChoice {
  const inputs = [...shelf.querySelectorAll('input')]
  const checked = (name: string) =>
    inputs.filter((input) => input.name.startsWith(name) && input.checked).map(({ value }) => value)
  return {
    query: inputs.find(({ type }) => type === 'search')?.value ?? '',
    programme: checked('programme')[0] ?? all,
    form: checked('form')[0] ?? all,
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
