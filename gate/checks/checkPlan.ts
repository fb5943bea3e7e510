import { collectObjects } from '../../shared/content/fieldPaths.ts'
import {
  isWritten,
  translationCoverage,
} from '../../shared/content/languages/translationCoverage.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { changesOf, plannedIds } from '../../shared/plans/plan.ts'
import type { LakeClient } from '../../shared/plans/planMutations.ts'
import type { CheckPlan } from '../../shared/plans/runPlans.ts'
import { joinLists } from '../assembly/joinLists.ts'
import { applyPlans } from '../versions/applyPlans.ts'
import { fetchPublished, type QueryResults } from '../versions/publishedContent.ts'
import { checkContent, type LastPages } from './checkContent.ts'
import { checkDrafts } from './checkDrafts.ts'
import { type Issue, uniqueIssues } from './issues.ts'
import { documentIdentity, locateIssue } from './parseDocument.ts'

/**
 * Reads the content once, and returns a function that checks a plan: it runs the gate's checks on the content after the
 * plan, and looks for texts that are missing in the required languages. It ignores existing issues of other documents,
 * because the plan did not cause them, and the build keeps those documents at their last valid version.
 * @throws Error, when called, if the content cannot be read
 */
export const planChecker = (client: LakeClient) => async (): Promise<CheckPlan> => {
  const [published, drafts] = await Promise.all([
    fetchPublished(client),
    fetchPublished(client, undefined, 'drafts'),
  ])
  const lastPages: LastPages = new Map()
  const existing = new Set(
    checkWithoutRedirects(published, lastPages).map((issue) => JSON.stringify(issue)),
  )
  const isNew = (issue: Issue) => !existing.has(JSON.stringify(issue))
  return (changes, plan) => {
    const next = applyPlans(changes, published, drafts)
    const ids = new Set(plannedIds(changesOf(plan)))
    return [
      ...checkWithoutRedirects(next, lastPages).filter(
        (issue) => ids.has(issue.documentId) || isNew(issue),
      ),
      ...findUntranslated(next, plan.languages).filter(({ documentId }) => ids.has(documentId)),
    ].map((issue, index) => ({ _key: `issue-${index}`, ...issue }))
  }
}

/** Checks content without its redirects, which need no check: plans retarget them, and their references are strong. */
function checkWithoutRedirects(results: QueryResults, lastPages: LastPages) {
  return checkContent({ ...joinLists(results), redirects: [] }, lastPages).issues
}

function findUntranslated(results: QueryResults, languages: readonly string[]): Issue[] {
  if (languages.length === 0) return []
  const checked = checkDrafts(joinLists(results))
  const issues = [...checked.pages, checked.site].flatMap(({ value, result }) => {
    const document = documentIdentity.safeParse(result).data
    if (!document) return []
    const texts = collectObjects(value).filter(({ object }) =>
      isWritten(Reflect.get(object, defaultLanguage)),
    )
    return texts.flatMap(({ object, path }) =>
      translationCoverage([object])
        .filter(({ code, missing }) => missing > 0 && languages.includes(code))
        .map(({ code }) => locateIssue([...path(), code], result, document))
        .map((text) => ({ ...text, message: 'is not translated' })),
    )
  })
  return uniqueIssues(issues)
}
