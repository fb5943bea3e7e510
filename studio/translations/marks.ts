import { type FormPatch, set, setIfMissing } from 'sanity'
import { isWritten, translations } from '../../shared/content/coverage.ts'
import { isRecord } from '../../shared/content/fieldPaths.ts'
import { hashOf } from '../../shared/content/hash.ts'
import { plainOf } from '../../shared/content/text.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'

/**
 * The field of a localized text that keeps, for each translation, the mark of the English it was made
 * from, and as English the words from before it changed. The site's shapes drop it.
 */
export const marksField = 'translatedFrom'

/** A stored text, by language, with its marks. */
export type MarkedText = Readonly<Record<string, unknown>>

/**
 * Returns the mark of an English text: a hash of its words and of where its links lead. Formats and
 * the keys of paragraphs have no part in it, because a translation stays right when they change.
 */
export function markOf(english: unknown): string {
  return hashOf([plainOf(english).trim(), ...linksIn(english)].join('\n'))
}

/** Returns whether a translation was made from another English than today's. */
export function isStale(text: MarkedText, code: Language): boolean {
  const mark = storedMark(text, code)
  return isWritten(text[code]) && mark !== undefined && mark !== markOf(text[defaultLanguage])
}

/** Returns the English from before it changed, where a translation is older than that. */
export function earlierEnglish(text: MarkedText): string | undefined {
  return storedMark(text, defaultLanguage)
}

/** Returns the mark that is stored for a translation; older content has none and counts as current. */
export function storedMark(text: MarkedText, code: Language): string | undefined {
  const marks = text[marksField]
  const mark = isRecord(marks) ? marks[code] : undefined
  return typeof mark === 'string' ? mark : undefined
}

function linksIn(text: unknown): string[] {
  if (!Array.isArray(text)) return []
  return text.flatMap((block) => {
    const links = isRecord(block) ? block.markDefs : undefined
    return Array.isArray(links) ? links.map(targetOf) : []
  })
}

function targetOf({ url, page }: { url?: string; page?: { _ref?: string } }): string {
  return url ?? page?._ref ?? ''
}

/**
 * Returns what an editor's change of a text adds to its marks. A translation that is written is marked
 * with today's English. Before English changes, translations without a mark get that of the English
 * as it was: so those from before there were marks become stale too. The English that all translations
 * were made from is kept when it changes.
 * @param patches the change, with paths from the text
 * @param text the text before it
 */
export function markingPatches(patches: readonly FormPatch[], text: MarkedText): FormPatch[] {
  if (!isWritten(text[defaultLanguage])) return []
  const edited = new Set(patches.map(({ path }) => path[0]))
  const codes = translations
    .map(({ code }) => code)
    .filter(
      (code) =>
        edited.has(code) ||
        (edited.has(defaultLanguage) && isWritten(text[code]) && !storedMark(text, code)),
    )
  const isFirstChange =
    edited.has(defaultLanguage) &&
    translations.some(({ code }) => isWritten(text[code])) &&
    !translations.some(({ code }) => isStale(text, code))
  const earlier = set(plainOf(text[defaultLanguage]), [marksField, defaultLanguage])
  return [
    ...markAsCurrent(codes, text),
    ...(isFirstChange ? [setIfMissing({}, [marksField]), earlier] : []),
  ]
}

/** Returns the patches that mark translations as made from today's English. */
export function markAsCurrent(codes: readonly Language[], text: MarkedText): FormPatch[] {
  if (codes.length === 0) return []
  const mark = markOf(text[defaultLanguage])
  return [setIfMissing({}, [marksField]), ...codes.map((code) => set(mark, [marksField, code]))]
}
