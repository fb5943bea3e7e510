import { useMutation } from '@tanstack/react-query'
import { useClient, useWorkspace } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { recordExecution } from '../../../shared/plans/executePlan.ts'
import type { PlannedChanges } from '../../../shared/plans/plan.ts'
import { planMutations } from '../../../shared/plans/planMutations.ts'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { readEndsOfRemovals, withPlans } from '../plans/endsOfRemovals.ts'
import { lakeNow } from '../plans/lakeTime.ts'
import { validateChanges } from '../plans/validateChanges.ts'
import { useWriters } from '../publishing/useWriters.ts'

type AppliedChanges = PlannedChanges & {
  /** Whether pages that were taken down come back with the links to them: the plans that say so are executed too. */
  bringsLinksBack?: boolean
}

/** `issues`: the reasons why nothing was changed; `notes`: the documents that were left unchanged. */
type ApplyResult = { issues: RecordedIssue[]; notes: RecordedIssue[] }

/**
 * Returns a mutation that publishes and unpublishes documents in one transaction, as a plan does. Drafts in which a
 * colleague is writing stay.
 */
export function useApplyChanges() {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const writersOf = useWriters()
  return useMutation({
    mutationFn: async ({ bringsLinksBack, ...own }: AppliedChanges): Promise<ApplyResult> => {
      const ends = bringsLinksBack ? await readEndsOfRemovals(own.publishes, client) : []
      const changes = withPlans(own, ends)
      // Revisions are read before the check, so that a concurrent edit is detected.
      const { mutations, notes } = await planMutations(
        changes,
        client,
        [],
        (draft) => writersOf(draft).length > 0,
      )
      const issues = await validateChanges(changes, workspace)
      const at = new Date(lakeNow()).toISOString()
      const records = ends.map((end) => recordExecution({ ...end, at }, at))
      if (issues.length === 0) await client.mutate([...records, ...mutations])
      return { issues, notes }
    },
    onError: (error) => console.error('Changing several documents failed', error),
  })
}
