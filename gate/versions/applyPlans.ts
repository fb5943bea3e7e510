import { type PlannedChanges, visibilityAfter } from '../../shared/plans/plan.ts'
import { unlink } from '../../shared/plans/unlink.ts'
import { applyEdits } from './applyEdits.ts'
import type { QueryResults } from './publishedContent.ts'
import { replaceDocuments } from './replaceDocuments.ts'

/**
 * Returns the content as it will be after plans: documents to publish are replaced by their drafts; documents to
 * unpublish are removed, and `unlink` removes or redirects the links to them. Other documents keep their published
 * version, even if they have drafts, except for the single fields that plans change.
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
  const pages = new Map(
    [...drafts.pages, ...published.pages].map(({ _id, _type, slug }) => [
      _id,
      { _id, _type, slug },
    ]),
  )
  const targets = new Map(
    plans.flatMap(({ unpublishes }) => unpublishes.map(({ id, redirectTo }) => [id, redirectTo])),
  )
  const removedIds = [...isPublic.keys()].filter((id) => !isPublic.get(id))
  const unpublished = new Map(
    removedIds.map((id) => [id, pages.get(targets.get(id) ?? '') ?? null]),
  )
  const changedIds = new Set(isPublic.keys())
  const next = replaceDocuments(
    unlink(published, unpublished),
    unlink(drafts, unpublished),
    changedIds,
  )
  return applyEdits(
    next,
    plans.flatMap(({ edits = [] }) => edits),
  )
}
