import type { Language } from '../../../shared/languages.ts'
import { normalizeText, withoutReordering } from '../../../shared/text/visibleText.ts'

/** Spaces that must not break: inside numbers, and between a number and its unit. */
const inNumber = '(?<=\\d)[\\u00a0\\u202f](?=[\\d\\p{Letter}%€°])'
/** The same, and the non-breaking spaces of French punctuation. */
const inFrench = `${inNumber}|(?<=«)[\\u00a0\\u202f]|[\\u00a0\\u202f](?=[;:!?»])`

/**
 * Collapses other spaces and tabs to a single space, because programs use non-breaking spaces for layout. Removes
 * invisible characters.
 */
export function tidyText(text: string, language: Language): string {
  const nonBreaking = new RegExp(`(${language === 'fr' ? inFrench : inNumber})|\\s+`, 'gu')
  const seen = withoutReordering(normalizeText(text)).replaceAll('\u00ad', '')
  return seen.replace(nonBreaking, (_, space = ' ') => space)
}
