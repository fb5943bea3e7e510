import { type FormPatch, set, setIfMissing } from 'sanity'
import { isWritten, translations } from '../../shared/content/coverage.ts'
import { isRecord } from '../../shared/content/fieldPaths.ts'
import { hashOf } from '../../shared/content/hash.ts'
import { plainOf } from '../../shared/content/text.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'

/**
 * The field of a localized text that keeps, for each translation, the hash of the English it was made
 * from, and as English the words from before it changed. The site's shapes drop it.
 */
export const hashesField = 'translatedFrom'

/** A stored text, by language, with the hashes. */
export type TextWithHashes = Readonly<Record<string, unknown>>

/**
 * Returns the hash of the words of an English text and of where its links lead. Formats and
 * the keys of paragraphs have no part in it, because a translation stays right when they change.
 */
export function hashOfEnglish(english: unknown): string {
  return hashOf([plainOf(english).trim(), ...linksIn(english)].join('\n'))
}

/** Returns whether a translation was made from another English than today's. */
export function isStale(text: TextWithHashes, code: Language): boolean {
  const hash = storedHash(text, code)
  return (
    isWritten(text[code]) && hash !== undefined && hash !== hashOfEnglish(text[defaultLanguage])
  )
}

/** Returns the English from before it changed, where a translation is older than that. */
export function earlierEnglish(text: TextWithHashes): string | undefined {
  return storedHash(text, defaultLanguage)
}

/** Returns the hash that is stored for a translation; older content has none and counts as current. */
export function storedHash(text: TextWithHashes, code: Language): string | undefined {
  const hashes = text[hashesField]
  const hash = isRecord(hashes) ? hashes[code] : undefined
  return typeof hash === 'string' ? hash : undefined
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
 * Returns the patches by which an editor's change of a text updates its hashes. A translation that is
 * written gets the hash of today's English. Before English changes, translations without a hash get that
 * of the English as it was, so that they become stale too. The English that all translations were made
 * from is kept when it changes.
 * @param patches the change, with paths from the text
 * @param text the text before it
 */
export function hashPatches(patches: readonly FormPatch[], text: TextWithHashes): FormPatch[] {
  if (!isWritten(text[defaultLanguage])) return []
  const edited = new Set(patches.map(({ path }) => path[0]))
  const codes = translations
    .map(({ code }) => code)
    .filter(
      (code) =>
        edited.has(code) ||
        (edited.has(defaultLanguage) && isWritten(text[code]) && !storedHash(text, code)),
    )
  const isFirstChange =
    edited.has(defaultLanguage) &&
    translations.some(({ code }) => isWritten(text[code])) &&
    !translations.some(({ code }) => isStale(text, code))
  const earlier = set(plainOf(text[defaultLanguage]), [hashesField, defaultLanguage])
  return [
    ...markAsCurrent(codes, text),
    ...(isFirstChange ? [setIfMissing({}, [hashesField]), earlier] : []),
  ]
}

/** Returns the patches that mark translations as made from today's English. */
export function markAsCurrent(codes: readonly Language[], text: TextWithHashes): FormPatch[] {
  if (codes.length === 0) return []
  const hash = hashOfEnglish(text[defaultLanguage])
  return [setIfMissing({}, [hashesField]), ...codes.map((code) => set(hash, [hashesField, code]))]
}
