import { useMemo } from 'react'
import { type Build, toBuilds } from './builds.ts'
import { useBuildRecords } from './useBuildRecords.ts'
import { useLiveBuild } from './useLiveBuild.ts'

/** The latest builds and what became of them, newest first. */
export function useBuilds(): Build[] {
  const records = useBuildRecords()
  const newest = records.find(({ state }) => state === 'built')
  const liveId = useLiveBuild(newest)
  return useMemo(() => toBuilds(records, liveId), [records, liveId])
}
