import type { RecordedIssue } from '../../shared/buildRecord.ts'
import { documentsOf, type Together } from '../../shared/plans/plan.ts'
import type { LakeClient } from '../../shared/plans/together.ts'
import { checkContent } from './checkContent.ts'
import { joinLists } from './joinLists.ts'
import type { Answers } from './publishedContent.ts'
import { fetchWithPlans } from './withPlans.ts'

/**
 * Returns why the gate would refuse the site with these drafts published and these documents taken down.
 * What is invalid today, and has no part in the plan, is no reason.
 */
export async function checkPlan(client: LakeClient, together: Together): Promise<RecordedIssue[]> {
  const { published, next } = await fetchWithPlans(client, [together])
  const ids = new Set(documentsOf(together))
  const today = new Set(issuesIn(published).map((issue) => JSON.stringify(issue)))
  return issuesIn(next)
    .filter((issue) => ids.has(issue.documentId) || !today.has(JSON.stringify(issue)))
    .map((issue, index) => ({ _key: `issue-${index}`, ...issue }))
}

/** Without redirects, which a plan leads to other pages, and the Content Lake keeps from leading to none. */
function issuesIn({ pages, listed, site }: Answers) {
  return checkContent({ pages: joinLists(pages, listed), site, redirects: [] }).issues
}
