import { z } from 'zod'
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
  'correction',
]

const isDay = (value: unknown) => z.iso.date().safeParse(value).success

/**
 * Returns the initial value of a document's copy: titled «Copy of …», without an address and short names, and
 * next to the original in an ordered list. It has no days, because they say what happened to the original: when a
 * person agreed to be shown, when a source was checked, when news came out.
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
  return withoutDays(without(copy, uncopied))
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

/** Days in lists are content, such as the beginnings of memberships. */
function withoutDays<T extends Document>(fields: T): T {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isDay(value))
      .map(([name, value]) => [name, isGroup(value) ? withoutDays(value) : value]),
  ) as T
}

const isGroup = (value: unknown): value is Document => isObject(value) && !Array.isArray(value)

export const duplicateAsCopy = actionWrapper((action) => action, { mapDocument: copyForDuplicate })
