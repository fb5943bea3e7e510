import { type FormPatch, type Path, set, setIfMissing, unset } from 'sanity'
import { isObject } from '../../../shared/content/fieldPaths.ts'
import { toPlainText } from '../../../shared/content/languages/inLanguage.ts'
import { isWritten, translations } from '../../../shared/content/languages/translationCoverage.ts'
import { hashOf } from '../../../shared/hash.ts'
import { defaultLanguage, type Language, languageCodes } from '../../../shared/languages.ts'
import { describesField } from './describedFiles.ts'

/**
 * The field of a localized text with the hash of each translation's English source, and, under `en`, the
 * English before it changed. The site's shapes drop it.
 */
export const hashesField = 'translatedFrom'

export type TextWithHashes = Readonly<Record<string, unknown>>

/**
 * Returns the hash of an English text's words and link targets. Formatting and block keys are excluded,
 * because a translation stays valid when they change.
 */
export function hashOfSource(english: unknown): string {
  return hashOf([toPlainText(english).trim(), ...collectLinkTargets(english)].join('\n'))
}

/** Returns whether a translation was made from an earlier version of the English; the English itself is never stale. */
export function isStale(text: TextWithHashes, code: Language): boolean {
  if (code === defaultLanguage) return false
  const hash = storedHash(text, code)
  return isWritten(text[code]) && hash !== undefined && hash !== hashOfSource(text[defaultLanguage])
}

/** Returns the English before its change, if a translation is older than the change. */
export function previousEnglish(text: TextWithHashes): string | undefined {
  return storedHash(text, defaultLanguage)
}

/** Older content has no hash and counts as current. */
export function storedHash(text: TextWithHashes, code: Language): string | undefined {
  const hashes = text[hashesField]
  const hash = isObject(hashes) ? hashes[code] : undefined
  return typeof hash === 'string' ? hash : undefined
}

function collectLinkTargets(text: unknown): string[] {
  if (!Array.isArray(text)) return []
  return text.flatMap((block) => {
    const links = isObject(block) ? block.markDefs : undefined
    return Array.isArray(links) ? links.map(targetOf) : []
  })
}

function targetOf({ url, page }: { url?: string; page?: { _ref?: string } }): string {
  return url ?? page?._ref ?? ''
}

/**
 * Returns the patches that update a text's hashes after an edit:
 * - An edited translation gets the hash of the current English.
 * - When English changes, translations without a hash get that of the previous English, so that they become stale too.
 * - The first such change also stores the previous English.
 * - Edited English counts as a description of the current picture or file.
 * @param patches the edit, with paths relative to the text
 * @param text the text before the edit
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
  const earlier = set(toPlainText(text[defaultLanguage]), [hashesField, defaultLanguage])
  return [
    ...confirmTranslations(codes, text),
    ...(isFirstChange ? [setIfMissing({}, [hashesField]), earlier] : []),
    ...(edited.has(defaultLanguage) && text[describesField] !== undefined
      ? [unset([describesField])]
      : []),
  ]
}

/**
 * Returns the patches of an edit of a text, with those of its hashes. A text whose last language is removed is removed
 * as a whole, because required fields of `{}` would block publishing.
 * @param edit with paths relative to the text
 * @param text the text before the edit
 * @param path of the text; the returned patches begin with it
 */
export function textPatches(
  edit: readonly FormPatch[],
  text: TextWithHashes,
  path: Path = [],
): FormPatch[] {
  // A text that is typed over is removed and written again in one edit.
  const removed = languageCodes.filter((code) => {
    const last = edit.findLast(({ path }) => path[0] === code)
    return last?.type === 'unset' && last.path.length === 1
  })
  const isRemoved =
    removed.length > 0 &&
    languageCodes.every((code) => removed.includes(code) || text[code] === undefined)
  const patches = isRemoved ? [unset()] : [...edit, ...hashPatches(edit, text)]
  return patches.map((patch) => ({ ...patch, path: [...path, ...patch.path] }))
}

/** Returns the patches that make translations current: each gets the hash of the current English. */
export function confirmTranslations(codes: readonly Language[], text: TextWithHashes): FormPatch[] {
  if (codes.length === 0) return []
  const hash = hashOfSource(text[defaultLanguage])
  return [setIfMissing({}, [hashesField]), ...codes.map((code) => set(hash, [hashesField, code]))]
}
