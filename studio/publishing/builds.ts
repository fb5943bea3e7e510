import { type BuildRecord, recordPrefix } from '../../shared/buildRecord.ts'

/** A recorded build, and what is to be said of it now. */
export type Build = {
  record: BuildRecord
  /**
   * `built` waits for the host to put it online; `replaced` was followed by another; `mended` is one
   * that failed, or held documents back, and a later one of the same documents has no such fault.
   */
  status: BuildRecord['state'] | 'live' | 'replaced' | 'mended'
  /** When it was mended. */
  mendedAt?: string
}

/**
 * Tells of each build what it is, by what the site says of itself.
 * @param records newest first
 * @param liveId the id of the build that the site is; null while that is not known
 */
export function toBuilds(records: BuildRecord[], liveId: string | null): Build[] {
  const newestBuilt = records.find(({ state }) => state === 'built')
  return records.map((record, place) => {
    const mending = records.slice(0, place).findLast((later) => mends(later, record))
    const isLive = liveId !== null && record._id === recordPrefix + liveId
    if (mending && !isLive)
      return { record, status: 'mended', mendedAt: mending.finishedAt ?? mending.startedAt }
    if (record.state !== 'built') return { record, status: record.state }
    if (isLive) return { record, status: 'live' }
    const isNewer = liveId === null || record._id > recordPrefix + liveId
    return { record, status: isNewer && record === newestBuilt ? 'built' : 'replaced' }
  })
}

/** Whether a later build shows the documents in which an earlier one had faults. */
function mends(later: BuildRecord, earlier: BuildRecord): boolean {
  if (later.state !== 'built') return false
  if (earlier.state !== 'failed' && earlier.held.length === 0) return false
  const faulty = new Set(faultyIn(earlier))
  return faultyIn(later).every((id) => !faulty.has(id))
}

const faultyIn = ({ faults = [], held }: BuildRecord) =>
  [...faults, ...held].map(({ documentId }) => documentId)
