import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { collectObjects } from '../../shared/content/fieldPaths.ts'
import type { CheckedContent } from '../checks/checkContent.ts'
import type { DocumentReference, Issue } from '../checks/issues.ts'
import { documentIdentity } from '../checks/parseDocument.ts'
import type { QueryResults } from './publishedContent.ts'
import { collections, replaceDocuments, siteDocument, siteDocumentIds } from './replaceDocuments.ts'

type CheckResults = (
  results: QueryResults,
) => Promise<{ content: CheckedContent | null; issues: Issue[] }>

/** The content with its query results, the kept documents and their issues; or the issues that remain. */
type KeepResult =
  | { content: CheckedContent; results: QueryResults; kept: DocumentReference[]; issues: Issue[] }
  | { content: null; issues: Issue[] }

/**
 * Checks content, and keeps documents with issues at their last valid version. Two kinds of pages are kept with them:
 * - Pages that link to an invalid page without a last version. For example, the new page B is invalid: page A, which
 *   now links to B, is kept at its last version, without the link.
 * - Pages to which a kept page links. For example, the last version of A links to C, which was unpublished since: C is
 *   kept too.
 *
 * A replacement may cause further issues, so the check is repeated until there are none, or no further document differs
 * from its last version.
 * @param readLast reads the query results of the last valid snapshot, or null if there is none; called only if there
 *   are issues
 * @param check checks query results whose lists are not joined yet
 */
export async function keepLastValid(
  current: QueryResults,
  readLast: () => Promise<QueryResults | null>,
  check: CheckResults,
): Promise<KeepResult> {
  const { content, issues } = await check(current)
  if (content) return { content, results: current, kept: [], issues }
  const last = await readLast()
  if (last === null) return { content: null, issues }

  const keptIds = new Set<string>()
  const fixed: Issue[] = []
  const differs = (id: string) => !isDeepStrictEqual(versionOf(current, id), versionOf(last, id))
  for (let openIssues = issues; ; ) {
    const newIds = openIssues
      .flatMap((issue) => documentsBehind(issue, keptIds, last))
      .filter((id) => !keptIds.has(id) && differs(id))
    if (newIds.length === 0) return { content: null, issues }
    fixed.push(...openIssues)
    for (const id of newIds) keptIds.add(id)
    for (const id of siteDocumentIds) if (linksDiffer(id, keptIds, current, last)) keptIds.add(id)

    const results = replaceDocuments(current, last, keptIds)
    const next = await check(results)
    if (next.content) {
      const references = [...keptIds].map((id) => keptReference(id, current, last))
      return { content: next.content, results, kept: references, issues: fixed }
    }
    openIssues = next.issues
  }
}

/** Returns the parts of the query results that belong to a document. A page may have several. */
function versionOf(results: QueryResults, id: string): unknown[] {
  if (siteDocumentIds.some((shared) => shared === id)) return [siteDocument(results, id)]
  return collections.flatMap((name) => results[name].find(({ _id }) => _id === id) ?? [])
}

/** Returns the documents whose last valid version may resolve an issue. */
function documentsBehind(issue: Issue, keptIds: ReadonlySet<string>, last: QueryResults): string[] {
  const ids = [issue.documentId, ...(issue.other ? [issue.other.documentId] : [])]
  // The last version of a kept document needs the target pages of its links.
  const links = ids
    .filter((id) => keptIds.has(id))
    .flatMap((id) => collectLinkedDocuments(versionOf(last, id)))
  return [...ids, ...links.map(({ _id }) => _id)]
}

/** Returns whether the links of a shared document to a replaced page have changed. */
function linksDiffer(
  id: string,
  keptIds: ReadonlySet<string>,
  current: QueryResults,
  last: QueryResults,
) {
  const linksTo = (results: QueryResults) =>
    collectLinkedDocuments(siteDocument(results, id)).filter(({ _id }) => keptIds.has(_id))
  return !isDeepStrictEqual(linksTo(current), linksTo(last))
}

const linkedDocument = z.looseObject({ _id: z.string() })

/** Returns the other documents in a query result, such as the page of a link. */
function collectLinkedDocuments(result: unknown): z.output<typeof linkedDocument>[] {
  const inside = collectObjects(result).slice(1)
  return inside.flatMap(({ object }) => linkedDocument.safeParse(object).data ?? [])
}

function keptReference(
  documentId: string,
  current: QueryResults,
  last: QueryResults,
): DocumentReference {
  const versions = [...versionOf(current, documentId), ...versionOf(last, documentId)]
  const identities = versions.flatMap((version) => documentIdentity.safeParse(version).data ?? [])
  return { documentId, documentType: identities[0]?._type ?? documentId }
}
