import { isWritten, translations } from '../shared/content/coverage.ts'
import { isRecord } from '../shared/content/fieldPaths.ts'
import { defaultLanguage } from '../shared/languages.ts'
import type { CheckPlan } from '../shared/plans/executePlans.ts'
import { changesOf, documentsOf } from '../shared/plans/plan.ts'
import type { LakeClient } from '../shared/plans/planMutations.ts'
import { checkContent } from './checkContent.ts'
import { checkDrafts } from './checkDrafts.ts'
import { fetchWithPlans } from './fetchWithPlans.ts'
import { type Issue, uniqueIssues } from './issues.ts'
import { joinLists } from './joinLists.ts'
import type { QueryResults } from './publishedContent.ts'

/**
 * Checks a plan as the gate would check the site after it, and its texts in the required languages. Issues
 * that exist today and do not concern the plan are ignored.
 */
export const checkPlan: (client: LakeClient) => CheckPlan = (client) => async (changes, plan) => {
  const { published, next } = await fetchWithPlans(client, changes)
  const ids = new Set(documentsOf(changesOf(plan)))
  const today = new Set(issuesIn(published).map((issue) => JSON.stringify(issue)))
  return [
    ...issuesIn(next).filter((it) => ids.has(it.documentId) || !today.has(JSON.stringify(it))),
    ...untranslatedIn(next, plan.languages).filter((it) => ids.has(it.documentId)),
  ].map((issue, index) => ({ _key: `issue-${index}`, ...issue }))
}

/** Redirects are left out: a plan retargets them, and strong references keep their target. */
function issuesIn({ pages, listed, site }: QueryResults) {
  return checkContent({ pages: joinLists(pages, listed), site, redirects: [] }).issues
}

/** Returns issues for documents with missing texts in one of the languages. */
function untranslatedIn(
  { pages, listed, site }: QueryResults,
  languages: readonly string[],
): Issue[] {
  if (languages.length === 0) return []
  const types = new Map([...pages, ...listed].map(({ _id, _type }) => [_id, _type]))
  const issuesOf = (value: unknown, documentId: string): Issue[] => {
    if (!isRecord(value)) return []
    const id = typeof value._id === 'string' ? value._id : documentId
    if (!isWritten(value[defaultLanguage]))
      return Object.values(value).flatMap((inner) => issuesOf(inner, id))
    const documentType = types.get(id) ?? id
    return translations
      .filter(({ code }) => languages.includes(code) && !isWritten(value[code]))
      .map(({ name }) => `Texts are missing in ${name}`)
      .map((message) => ({ documentId: id, documentType, path: '', message }))
  }
  const checked = checkDrafts({ pages: joinLists(pages, listed), site })
  return uniqueIssues([...checked.pages, checked.site].flatMap(({ value }) => issuesOf(value, '')))
}
