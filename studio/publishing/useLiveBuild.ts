import { useEffect, useState } from 'react'
import { type BuildRecord, recordPrefix } from '../../shared/buildRecord.ts'
import { readLiveBuild } from '../../shared/liveBuild.ts'

/** The time between two questions to the site in ms. */
const interval = 5000

/**
 * Asks the site which build it is, until it is the awaited one.
 * @returns the build's id, or null while the site has not told
 */
export function useLiveBuild(awaited: BuildRecord | undefined): string | null {
  const [liveId, setLiveId] = useState<string | null>(null)
  const { _id, address } = awaited ?? {}

  useEffect(() => {
    if (address === undefined) return
    let timer: ReturnType<typeof setTimeout>
    let isStopped = false
    const ask = async () => {
      // A site that cannot be reached is asked again.
      const live = await readLiveBuild(address).catch(() => null)
      if (isStopped) return
      if (live) setLiveId(live.id)
      if (live === null || recordPrefix + live.id !== _id) timer = setTimeout(ask, interval)
    }
    void ask()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [_id, address])

  return liveId
}
