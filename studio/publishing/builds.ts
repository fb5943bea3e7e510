import { type BuildRecord, recordPrefix } from '../../shared/buildRecord.ts'

/** A recorded build, and what is to be said of it now. */
export type Build = {
  record: BuildRecord
  /** `built` waits for the host to put it online; `replaced` was followed by another. */
  status: BuildRecord['state'] | 'live' | 'replaced'
}

/**
 * Tells of each build what it is, by what the site says of itself.
 * @param records newest first
 * @param liveId the id of the build that the site is; null while that is not known
 */
export function toBuilds(records: BuildRecord[], liveId: string | null): Build[] {
  const newestBuilt = records.find(({ state }) => state === 'built')
  return records.map((record) => {
    if (record.state !== 'built') return { record, status: record.state }
    if (liveId !== null && record._id === recordPrefix + liveId) return { record, status: 'live' }
    const isNewer = liveId === null || record._id > recordPrefix + liveId
    return { record, status: isNewer && record === newestBuilt ? 'built' : 'replaced' }
  })
}
