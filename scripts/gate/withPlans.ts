import { type PlannedChanges, visibilityAfter } from '../../shared/plans/plan.ts'
import type { LakeClient } from '../../shared/plans/transaction.ts'
import type { Identified } from './parseDocument.ts'
import { fetchPublished, type QueryResults } from './publishedContent.ts'
import { replaceDocuments } from './replaceDocuments.ts'

/**
 * Fetches the published content, now and after plans.
 * @param plans the changes of the plans, in order
 */
export async function fetchWithPlans(
  client: Pick<LakeClient, 'config' | 'fetch'>,
  plans: readonly PlannedChanges[],
): Promise<{ published: QueryResults; next: QueryResults }> {
  const [published, drafts] = await Promise.all([
    fetchPublished(client),
    fetchPublished(client, undefined, 'drafts'),
  ])
  const isPublic = visibilityAfter(plans)
  const remaining = (documents: Identified[]) =>
    documents.filter(({ _id }) => isPublic.get(_id) !== false)
  const replacement = {
    ...drafts,
    pages: remaining(drafts.pages),
    listed: remaining(drafts.listed),
  }
  return { published, next: replaceDocuments(published, replacement, new Set(isPublic.keys())) }
}
