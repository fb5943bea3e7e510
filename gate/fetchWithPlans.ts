import { type PlannedChanges, visibilityAfter } from '../shared/plans/plan.ts'
import type { LakeClient } from '../shared/plans/planMutations.ts'
import { unlink } from '../shared/plans/unlink.ts'
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
  const unpublished = new Set([...isPublic.keys()].filter((id) => !isPublic.get(id)))
  const changed = new Set(isPublic.keys())
  return {
    published,
    next: replaceDocuments(unlink(published, unpublished), unlink(drafts, unpublished), changed),
  }
}
