import { type PlannedChanges, visibilityAfter } from '../../shared/plans/plan.ts'
import { unlink } from '../../shared/plans/unlink.ts'
import type { QueryResults } from './publishedContent.ts'
import { replaceDocuments } from './replaceDocuments.ts'

/**
 * Returns the content as it will be after plans: documents to publish are replaced by their drafts; documents to
 * unpublish, and links to them, are removed. Documents that no plan names keep their published version, even if they
 * have drafts.
 * @param plans the changes of the plans, in the order of execution; the last change of a document counts
 * @param published the published content
 * @param drafts the content with all drafts
 */
export function applyPlans(
  plans: readonly PlannedChanges[],
  published: QueryResults,
  drafts: QueryResults,
): QueryResults {
  const isPublic = visibilityAfter(plans)
  const unpublished = new Set([...isPublic.keys()].filter((id) => !isPublic.get(id)))
  const changedIds = new Set(isPublic.keys())
  return replaceDocuments(unlink(published, unpublished), unlink(drafts, unpublished), changedIds)
}
