import { createContext, useContext, useMemo } from 'react'
import type { LayoutProps } from 'sanity'
import { type Build, toBuilds } from './builds.ts'
import { useBuildRecords } from './useBuildRecords.ts'
import { useLiveBuild } from './useLiveBuild.ts'

const Builds = createContext<Build[]>([])

/** The latest builds and what became of them, newest first; empty until they are known. */
export function useBuilds(): Build[] {
  return useContext(Builds)
}

/** Follows the builds once for all parts of the Studio, so that they never tell different things. */
export function BuildsProvider(props: LayoutProps) {
  const records = useBuildRecords()
  const newest = records.find(({ state }) => state === 'built')
  const liveId = useLiveBuild(newest)
  const builds = useMemo(() => toBuilds(records, liveId), [records, liveId])
  return <Builds.Provider value={builds}>{props.renderDefault(props)}</Builds.Provider>
}
