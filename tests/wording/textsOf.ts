import { toPlainText } from '../../shared/content/languages/inLanguage.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { searchWordsField } from '../../shared/wording/wording.ts'
import type { Texts } from './glossary.ts'

/** A text of a document, with the path of its field. */
type FieldTexts = { path: string; texts: Texts }

/** Returns all texts of a stored document, plain, with a line for each paragraph or entry. */
export function textsOf(value: unknown, path = ''): FieldTexts[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => textsOf(item, `${path}[${keyOf(item) ?? index}]`))
  if (!isFields(value) || path.endsWith(searchWordsField)) return []
  if (defaultLanguage in value) {
    const written = languageCodes.filter((code) => value[code] !== undefined)
    return [
      { path, texts: Object.fromEntries(written.map((code) => [code, toPlainText(value[code])])) },
    ]
  }
  const prefix = path === '' ? '' : `${path}.`
  return Object.entries(value).flatMap(([field, inner]) => textsOf(inner, `${prefix}${field}`))
}

function keyOf(item: unknown): string | undefined {
  return isFields(item) && typeof item._key === 'string' ? `_key=="${item._key}"` : undefined
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
