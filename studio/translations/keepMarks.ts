import { type FormPatch, set, setIfMissing } from 'sanity'
import { isWritten, translations } from '../../shared/content/coverage.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { type MarkedText, markOf, marksField, storedMark } from './marks.ts'

/**
 * Returns what an editor's change of a text adds to its marks. A translation that is written is marked
 * with today's English. Before English changes, translations without a mark get that of the English
 * as it was: so those from before there were marks become stale too.
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
  return markAsCurrent(codes, text)
}

/** Returns the patches that mark translations as made from today's English. */
export function markAsCurrent(codes: readonly Language[], text: MarkedText): FormPatch[] {
  if (codes.length === 0) return []
  const mark = markOf(text[defaultLanguage])
  return [setIfMissing({}, [marksField]), ...codes.map((code) => set(mark, [marksField, code]))]
}
