import { isPublicAfter, type PlannedChanges } from '../../shared/plans/plan.ts'
import type { LakeClient } from '../../shared/plans/transaction.ts'
import type { Identified } from './parseDocument.ts'
import { type Answers, fetchPublished } from './publishedContent.ts'
import { replaceDocuments } from './replaceDocuments.ts'

/**
 * Fetches the published content, and as it will be.
 * @param plans what will be published and taken down, in this order
 */
export async function fetchWithPlans(
  client: Pick<LakeClient, 'config' | 'fetch'>,
  plans: readonly PlannedChanges[],
): Promise<{ published: Answers; next: Answers }> {
  const [published, drafts] = await Promise.all([
    fetchPublished(client),
    fetchPublished(client, undefined, 'drafts'),
  ])
  const isPublic = isPublicAfter(plans)
  const left = (documents: Identified[]) =>
    documents.filter(({ _id }) => isPublic.get(_id) !== false)
  const last = { ...drafts, pages: left(drafts.pages), listed: left(drafts.listed) }
  return { published, next: replaceDocuments(published, last, new Set(isPublic.keys())) }
}
