import type { Mutation } from '@sanity/client'
import type { ObjectSchemaType, SanityDocument } from 'sanity'
import { isWritten, translations } from '../../../shared/content/languages/translationCoverage.ts'
import { withFormerNames } from '../../../shared/content/serviceNames.ts'
import { withStrongReferences } from '../../../shared/contentLake/strongReferences.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { noOperation } from '../../../shared/plans/planMutations.ts'
import { areDifferent, changedPaths } from './changedPaths.ts'
import { describesField } from './describedFiles.ts'
import { hashesField, hashOfSource, previousEnglish, storedHash } from './sourceHashes.ts'
import { collectTexts } from './translatableTexts.ts'

/**
 * Returns the mutations that publish a draft's texts in one language, and the paths of these texts. Everything else
 * stays as published: other languages, pictures, order, and entries that exist in only one of the two versions.
 *
 * Two kinds of texts are not published, and their paths are returned:
 * - `skipped`: translations of unpublished English;
 * - `ofOtherFile`: texts whose picture or file the draft replaces.
 */
export function publishLanguageMutations(
  code: Language,
  draft: SanityDocument,
  published: SanityDocument,
  type: ObjectSchemaType,
) {
  const document = structuredClone(published)
  const drafted = new Map(collectTexts(draft, type).map((text) => [text.path, text]))
  const set: Record<string, unknown> = {}
  const skipped: string[] = []
  const ofOtherFile: string[] = []
  for (const { path, text, file } of collectTexts(document, type)) {
    const drafts = drafted.get(path)
    const next = drafts?.text
    if (!next || !areDifferent(text[code], next[code])) continue
    const english = hashOfSource(text[defaultLanguage])
    const isEnglish = code === defaultLanguage
    const madeFrom = storedHash(next, code) ?? hashOfSource(next[defaultLanguage])
    if (drafts.file !== file) ofOtherFile.push(path)
    else if (!isEnglish && madeFrom !== english) skipped.push(path)
    else {
      // The published translations were made from the English before this change.
      const made = isEnglish ? translations.filter((target) => isWritten(text[target.code])) : []
      const hashes = Object.fromEntries(made.map((target) => [target.code, english]))
      Object.assign(hashes, text[hashesField], {
        [code]: isEnglish ? previousEnglish(next) : english,
      })
      if (!isEnglish || made.length > 0) text[hashesField] = hashes
      if (isEnglish && next[describesField] === undefined) delete text[describesField]
      text[code] = next[code]
      set[path] = withStrongReferences(text)
    }
  }
  const { formerNames } = withFormerNames(document, published)
  const patch = {
    id: published._id,
    ifRevisionID: published._rev,
    set: { ...set, ...(formerNames !== undefined && { formerNames }) },
  }
  const mutations: Mutation[] = [{ patch }]
  // Deletes the draft if it has no other changes, unless somebody has edited it since.
  if (changedPaths(type, document, draft).length === 0) {
    const unchanged = { id: draft._id, ifRevisionID: draft._rev, ...noOperation }
    mutations.push({ patch: unchanged }, { delete: { id: draft._id } })
  }
  return { mutations, changed: Object.keys(set), skipped, ofOtherFile }
}
