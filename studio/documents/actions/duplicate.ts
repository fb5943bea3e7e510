import { isObject } from '../../../shared/content/fieldPaths.ts'
import { languageCodes } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { rankAfter } from '../../schema/objects/order.ts'
import { actionWrapper } from './actionWrapper.ts'

type Document = { [field: string]: unknown }

/** Fields that are not copied, because they are unique or specific to the original. */
const uncopied = [
  'slug',
  'shortTitle',
  'enquiryName',
  'formerNames',
  'showInFooterServices',
  'showInFooterBodies',
  'isoCode',
]

/**
 * Returns the initial value of a document's copy: titled «Copy of …», without an address and short names, and
 * next to the original in an ordered list.
 */
export function copyForDuplicate<T extends Document>(original: T): T {
  const { title, name, seo, orderRank } = original
  const copy = {
    ...original,
    ...(isObject(title) && { title: prefixed(title) }),
    ...(isObject(name) && { name: prefixed(name) }),
    ...(isObject(seo) && { seo: without(seo, ['title']) }),
    ...(typeof orderRank === 'string' && { orderRank: rankAfter(orderRank) }),
  }
  return without(copy, uncopied)
}

/** The prefix is in the editor's language in every translation, because it is for editors. */
function prefixed(texts: Document): Document {
  const copies = languageCodes
    .filter((code) => texts[code] !== undefined)
    .map((code) => [code, t('Copy of {title}', { title: String(texts[code]) })])
  return { ...texts, ...Object.fromEntries(copies) }
}

function without<T extends Document>(document: T, fields: string[]): T {
  return Object.fromEntries(
    Object.entries(document).filter(([field]) => !fields.includes(field)),
  ) as T
}

export const duplicateAsCopy = actionWrapper((action) => action, { mapDocument: copyForDuplicate })
