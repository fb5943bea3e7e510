import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import {
  buildRecord,
  recordPrefix,
  recordsQuery,
  recordType,
} from '../../../shared/publishing/buildRecord.ts'
import { readLiveBuild } from '../../../shared/publishing/liveBuild.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { type Build, toBuilds } from './builds.ts'

/** Polling interval of the site in ms, until the newest build is live. */
const intervalMs = 5000

const Builds = createContext<Build[] | undefined>(undefined)

/** The latest builds and their states, newest first; undefined until they are loaded. */
export function useBuilds(): Build[] | undefined {
  return useContext(Builds)
}

/** Follows the builds once for the whole Studio, so that all its parts show the same state. */
export function BuildsProvider({ children }: { children: ReactNode }) {
  const { result } = useLiveQuery<unknown[]>(recordsQuery, `*[_type == "${recordType}"]`, {})
  const records = useMemo(
    // Skips records of newer builds in an unknown form.
    () => result?.flatMap((value) => buildRecord.safeParse(value).data ?? []),
    [result],
  )
  const { _id, address } = records?.find(({ state }) => state === 'built') ?? {}
  const { data: live } = useQuery({
    queryKey: ['live build', _id, address],
    queryFn: () => (address === undefined ? null : readLiveBuild(address)),
    placeholderData: keepPreviousData,
    enabled: address !== undefined,
    refetchInterval: ({ state }) =>
      state.data && recordPrefix + state.data.id === _id ? false : intervalMs,
    refetchIntervalInBackground: true,
  })
  const liveId = live?.id ?? null
  const builds = useMemo(() => records && toBuilds(records, liveId), [records, liveId])
  return <Builds.Provider value={builds}>{children}</Builds.Provider>
}
