import type { Schema } from 'sanity'
import {
  type BuildRecord,
  type RecordedChange,
  recordPrefix,
} from '../../../shared/publishing/buildRecord.ts'
import { documentTitle } from '../../documents/documentTitle.ts'
import { formatDate } from '../../i18n/language.ts'
import type { Message } from '../../i18n/messages.ts'
import { t } from '../../i18n/t.ts'

export type Build = {
  record: BuildRecord
  /**
   * `built`: the host has not deployed it yet; `replaced`: a newer build followed; `fixed`: it failed, or
   * kept documents at their last valid version, and a later build of these documents is valid.
   */
  status: BuildRecord['state'] | 'live' | 'replaced' | 'fixed'
  /** When a later build fixed its issues, in ISO 8601. */
  fixedAt?: string
}

/**
 * Returns each build with its current state.
 * @param records newest first
 * @param liveId the id of the live build, or null until it is known
 */
export function toBuilds(records: BuildRecord[], liveId: string | null): Build[] {
  const newestBuilt = records.find(({ state }) => state === 'built')
  const livePlace = records.findIndex(({ _id }) => liveId !== null && _id === recordPrefix + liveId)
  return records.map((record, place) => {
    const fix = records.slice(0, place).findLast((later) => fixes(later, record))
    const isLive = place === livePlace
    if (fix && !isLive) return { record, status: 'fixed', fixedAt: fix.finishedAt ?? fix.startedAt }
    if (record.state !== 'built') return { record, status: record.state }
    if (isLive) return { record, status: 'live' }
    // An id is the time of its publisher's clock. Clocks differ, so ids are compared only if the live build has no
    // record.
    const isNewer =
      livePlace === -1 ? liveId === null || record._id > recordPrefix + liveId : place < livePlace
    return { record, status: isNewer && record === newestBuilt ? 'built' : 'replaced' }
  })
}

/** Returns whether a later build is valid for all documents with issues in an earlier build. */
function fixes(later: BuildRecord, earlier: BuildRecord): boolean {
  if (later.state !== 'built') return false
  if (earlier.state !== 'failed' && earlier.kept.length === 0) return false
  const affected = new Set(withIssues(earlier))
  return withIssues(later).every((id) => !affected.has(id))
}

const withIssues = ({ issues = [], kept }: BuildRecord) =>
  [...issues, ...kept].map(({ documentId }) => documentId)

const results = {
  published: '“{title}” is on the website',
  unpublished: '“{title}” is no longer on the website',
  deleted: '“{title}” was deleted from the website',
} as const satisfies Record<RecordedChange['kind'], Message>

/** Returns the changes that a build made visible, without changes of documents kept at their last valid version. */
export function liveChanges({ changes, kept }: BuildRecord): RecordedChange[] {
  return changes.filter(({ documentId: id }) => !kept.some(({ documentId }) => documentId === id))
}

/** Returns the change that a notice names: the first that visitors see, but no redirect that follows from another one. */
export function namedChange(record: BuildRecord): RecordedChange | undefined {
  const visible = liveChanges(record).filter(({ visibleFrom }) => !visibleFrom)
  return visible.find(({ documentType }) => documentType !== 'redirect') ?? visible[0]
}

/** Returns the name of a changed document in the Studio's language. */
export function titleOf({ title, documentType: _type }: RecordedChange, schema: Schema): string {
  return documentTitle({ _type, title }, schema)
}

/**
 * Returns a one-line notice about a live build.
 * @param nameOf returns the name of a changed document
 */
export function liveMessage(record: BuildRecord, nameOf: (change: RecordedChange) => string) {
  const changes = liveChanges(record)
  const first = namedChange(record)
  const [waiting] = changes
  if (!first && waiting?.visibleFrom)
    return t('“{title}” is published, and appears by itself on {day}', {
      title: nameOf(waiting),
      day: formatDate(waiting.visibleFrom),
    })
  if (!first) return t('Live: the website is up to date')
  const more = changes.length - 1 + (record.moreChanges ?? 0)
  const what = t(results[first.kind], { title: nameOf(first) })
  if (more === 0) return t('Live: {what}', { what })
  return more === 1
    ? t('Live: {what}, and 1 more change', { what })
    : t('Live: {what}, and {count} more changes', { what, count: more })
}
