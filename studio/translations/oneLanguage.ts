import type { Mutation } from '@sanity/client'
import type { ObjectSchemaType, SanityDocument as Stored } from 'sanity'
import { defaultLanguage, type Language, languages } from '../../shared/languages.ts'
import { withStrongReferences } from '../../shared/plans/transaction.ts'
import { changedFields, differ } from '../start/ChangedFields.tsx'
import { earlierEnglish, markOf, marksField, storedMark } from './marks.ts'
import { textsIn } from './texts.ts'

/**
 * Returns the mutations that publish the texts of a draft in one language, and the paths of these texts. All else
 * stays as it is published: other languages, pictures, order, and entries that only one of the two has. So does a
 * translation of English that is not published: it waits.
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
  for (const { path, text } of textsIn(document, type)) {
    const next = drafted.get(path)
    if (!next || !differ(text[code], next[code])) continue
    const english = markOf(text[defaultLanguage])
    const isEnglish = code === defaultLanguage
    const madeFrom = storedMark(next, code) ?? markOf(next[defaultLanguage])
    if (!isEnglish && madeFrom !== english) waiting.push(path)
    else {
      // The published translations were made from the English before this one.
      const marks = isEnglish && Object.fromEntries(languages.map((it) => [it.code, english]))
      const mark = isEnglish ? earlierEnglish(next) : english
      text[code] = next[code]
      text[marksField] = { ...marks, ...Object(text[marksField]), [code]: mark }
      set[path] = withStrongReferences(text)
    }
  }
  const mutations: Mutation[] = [
    { patch: { id: published._id, ifRevisionID: published._rev, set } },
  ]
  // Nothing else is left in the draft, unless somebody has written in it since.
  if (changedFields(type, document, draft).length === 0) {
    const unchanged = { id: draft._id, ifRevisionID: draft._rev, unset: ['_checksRevision'] }
    mutations.push({ patch: unchanged }, { delete: { id: draft._id } })
  }
  return { mutations, changed: Object.keys(set), waiting }
}
