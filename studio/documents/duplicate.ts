import { isRecord } from '../../shared/content/fieldPaths.ts'
import { languageCodes } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { rankAfter } from '../schema/objects/order.ts'
import { actionWrapper } from './wrapAction.ts'

type Document = { [field: string]: unknown }

/** Fields that a copy does not take: they are unique, or true of the original only. */
const ownFields = ['slug', 'shortTitle', 'enquiryName', 'footerServices', 'footerBodies', 'isoCode']

/**
 * Returns what a copy of a document begins as: «Copy of …», without an address and without names that
 * are the original's, right after it in an ordered list.
 */
export function copyOf<T extends Document>(original: T): T {
  const { title, name, seo, orderRank } = original
  const copy = {
    ...original,
    ...(isRecord(title) && { title: prefixed(title) }),
    ...(isRecord(name) && { name: prefixed(name) }),
    ...(isRecord(seo) && { seo: without(seo, ['title']) }),
    ...(typeof orderRank === 'string' && { orderRank: rankAfter(orderRank) }),
  }
  return without(copy, ownFields)
}

/** The words are the same in every language, because they are for editors. */
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

/** Wraps duplicate, so that the copy begins as `copyOf` says. */
export const duplicateAsCopy = actionWrapper((action) => action, { mapDocument: copyOf })
