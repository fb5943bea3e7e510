import type { Mutation } from '@sanity/client'
import type { ObjectSchemaType, SanityDocument as Stored } from 'sanity'
import { isWritten, translations } from '../../shared/content/coverage.ts'
import { localeList } from '../../shared/content/shapes/localized.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { withStrongReferences } from '../../shared/plans/transaction.ts'
import { changedFields, differ } from './changedFields.ts'
import { earlierEnglish, hashesField, hashOfEnglish, storedHash } from './sourceHashes.ts'
import { textsIn } from './texts.ts'

/**
 * Returns the mutations that publish the texts of a draft in one language, and the paths of these texts. All else
 * stays as it is published: other languages, pictures, order, and entries that only one of the two has. A
 * translation of English that is not published waits, and so does a list that would differ in length.
 */
export function inOneLanguage(
  code: Language,
  draft: Stored,
  published: Stored,
  type: ObjectSchemaType,
) {
  const document = structuredClone(published)
  const drafted = new Map(textsIn(draft, type).map(({ path, text }) => [path, text]))
  const set: Record<string, unknown> = {}
  const waiting: string[] = []
  for (const { path, text, typeName } of textsIn(document, type)) {
    const next = drafted.get(path)
    if (!next || !differ(text[code], next[code])) continue
    const english = hashOfEnglish(text[defaultLanguage])
    const isEnglish = code === defaultLanguage
    const madeFrom = storedHash(next, code) ?? hashOfEnglish(next[defaultLanguage])
    const result = { ...text, [code]: next[code] }
    if (!isEnglish && madeFrom !== english) waiting.push(path)
    else if (typeName === 'localeList' && !localeList.safeParse(result).success) waiting.push(path)
    else {
      // The published translations were made from the English before this one.
      const made = isEnglish ? translations.filter((it) => isWritten(text[it.code])) : []
      const hashes = Object.fromEntries(made.map((it) => [it.code, english]))
      Object.assign(hashes, text[hashesField], {
        [code]: isEnglish ? earlierEnglish(next) : english,
      })
      if (!isEnglish || made.length > 0) text[hashesField] = hashes
      text[code] = next[code]
      set[path] = withStrongReferences(text)
    }
  }
  const patch = { id: published._id, ifRevisionID: published._rev, set }
  const mutations: Mutation[] = [{ patch }]
  // Nothing else is left in the draft, unless somebody has written in it since.
  if (changedFields(type, document, draft).length === 0) {
    const unchanged = { id: draft._id, ifRevisionID: draft._rev, unset: ['_checksRevision'] }
    mutations.push({ patch: unchanged }, { delete: { id: draft._id } })
  }
  return { mutations, changed: Object.keys(set), waiting }
}
