import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { objectsIn } from '../../shared/content/fieldPaths.ts'
import type { CheckedContent } from './checkContent.ts'
import type { DocumentReference, Issue } from './issues.ts'
import { identity } from './parseDocument.ts'
import type { Answers } from './publishedContent.ts'
import { collections, replaceDocuments, sharedIds, sharedVersion } from './replaceDocuments.ts'

type Check = (answers: Answers) => Promise<{ content: CheckedContent | null; issues: Issue[] }>

/**
 * Checks content, with each document that has an issue at its version in the last valid content, as a
 * whole, and with it each document that cannot be shown otherwise: pages that link to a page which was
 * never valid, and pages that a kept page links to. Links follow the addresses of the pages shown.
 * @returns the content, the `answers` that it is made of, and the documents `kept`, or missing if they never
 *   had a valid version, with their issues; no content if issues remain, those of what is published
 */
export async function keepLastValid(
  current: Answers,
  readLast: () => Promise<Answers | null>,
  check: Check,
) {
  const { content, issues } = await check(current)
  if (content) return { content, answers: current, kept: [], issues }
  const last = await readLast()
  if (last === null) return { content, issues }

  const kept = new Set<string>()
  const fixed: Issue[] = []
  const differs = (id: string) => !isDeepStrictEqual(versionOf(current, id), versionOf(last, id))
  for (let found = issues; ; ) {
    const added = found
      .flatMap((issue) => documentsBehind(issue, kept, last))
      .filter((id) => !kept.has(id) && differs(id))
    if (added.length === 0) return { content: null, issues }
    fixed.push(...found)
    for (const id of added) kept.add(id)
    for (const id of sharedIds) if (linksDiffer(id, kept, current, last)) kept.add(id)

    const answers = replaceDocuments(current, last, kept)
    const next = await check(answers)
    if (next.content) {
      const references = [...kept].map((id) => toReference(id, current, last))
      return { content: next.content, answers, kept: references, issues: fixed }
    }
    found = next.issues
  }
}

/** Returns the parts of the answers that are a document's: a page may be in several. */
function versionOf(answers: Answers, id: string): unknown[] {
  if (sharedIds.some((shared) => shared === id)) return [sharedVersion(answers, id)]
  return collections.flatMap((name) => answers[name].find(({ _id }) => _id === id) ?? [])
}

/** Returns the documents of which one has to be at its last valid version to fix an issue. */
function documentsBehind(issue: Issue, kept: ReadonlySet<string>, last: Answers): string[] {
  const ids = [issue.documentId, ...(issue.other ? [issue.other.documentId] : [])]
  // The last version of a kept document needs the pages that it linked to.
  const linked = ids.filter((id) => kept.has(id)).flatMap((id) => linksIn(versionOf(last, id)))
  return [...ids, ...linked.map(({ _id }) => _id)]
}

/** Returns whether a shared document would show a kept page differently than before. */
function linksDiffer(id: string, kept: ReadonlySet<string>, current: Answers, last: Answers) {
  const linksTo = (answers: Answers) =>
    linksIn(sharedVersion(answers, id)).filter(({ _id }) => kept.has(_id))
  return !isDeepStrictEqual(linksTo(current), linksTo(last))
}

const linked = z.looseObject({ _id: z.string() })

/** Returns the other documents in an answer, such as the page of a link. */
function linksIn(answer: unknown): z.output<typeof linked>[] {
  const inside = objectsIn(answer).slice(1)
  return inside.flatMap(({ object }) => linked.safeParse(object).data ?? [])
}

function toReference(documentId: string, current: Answers, last: Answers): DocumentReference {
  const versions = [...versionOf(current, documentId), ...versionOf(last, documentId)]
  const known = versions.flatMap((version) => identity.safeParse(version).data ?? [])
  return { documentId, documentType: known[0]?._type ?? documentId }
}
