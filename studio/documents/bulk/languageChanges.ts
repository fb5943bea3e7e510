import type { Mutation, SanityClient } from '@sanity/client'
import { getDraftId, type SanityDocument, type Workspace } from 'sanity'
import type { Language } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { validateChanges } from '../plans/validateChanges.ts'
import { publishLanguageMutations } from '../translations/publishLanguageMutations.ts'

/** The effect of publishing one language of a document. */
export type LanguageChange = {
  document: { _id: string; _type: string }
  /** The titles of the texts that are published. */
  texts: string[]
  /** The reasons why no text is published, or why some texts stay in the draft. */
  reasons: string[]
  mutations: Mutation[]
}

/** Returns the effect of publishing one language, for each document. */
export async function languageChanges(
  code: Language,
  ids: readonly string[],
  client: Pick<SanityClient, 'getDocuments'>,
  workspace: Workspace,
): Promise<LanguageChange[]> {
  const versions = await client.getDocuments<SanityDocument>(
    ids.flatMap((id) => [id, getDraftId(id)]),
  )
  const find = (id: string) => versions.find((version) => version?._id === id) ?? undefined
  const drafted = ids.filter((id) => find(id) && find(getDraftId(id)))
  const issues = await validateChanges({ publishes: drafted, unpublishes: [] }, workspace)

  return ids.flatMap((id) => {
    const [published, draft] = [find(id), find(getDraftId(id))]
    const document = published ?? draft
    const type = workspace.schema.get(document?._type ?? '')
    if (!document || type?.jsonType !== 'object') return []
    const unchanged = (...reasons: string[]) => {
      return { document: { _id: id, _type: document._type }, texts: [], reasons, mutations: [] }
    }
    if (!draft) return unchanged(t('It has no draft.'))
    if (!published) return unchanged(t('It is not on the website yet: publish all of it.'))
    const errors = issues.filter(
      ({ documentId, path }) => documentId === id && path.split(/[.[\]]/).includes(code),
    )
    const titleOf = (path: string) => fieldTitles(type, path, draft).join(' › ')
    if (errors.length > 0)
      return unchanged(
        ...errors.map(({ path, message }) =>
          t('{field}: {issue}', { field: titleOf(path), issue: issueText(message) }),
        ),
      )
    const result = publishLanguageMutations(code, draft, published, type)
    const titles = (paths: string[]) => paths.map(titleOf).join(', ')
    const { changed, skipped, ofOtherFile } = result
    const reasons = [
      ...(skipped.length > 0
        ? [t('Waits for another language: {texts}', { texts: titles(skipped) })]
        : []),
      ...(ofOtherFile.length > 0
        ? [t('Waits for its picture or file: {texts}', { texts: titles(ofOtherFile) })]
        : []),
    ]
    if (changed.length === 0)
      return unchanged(...(reasons.length > 0 ? reasons : [t('Nothing is new in this language.')]))
    return { ...unchanged(...reasons), texts: changed.map(titleOf), mutations: result.mutations }
  })
}
