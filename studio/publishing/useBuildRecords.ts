import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import {
  type BuildRecord,
  buildRecord,
  recordsQuery,
  recordType,
} from '../../shared/buildRecord.ts'
import { apiVersion } from '../../shared/contentLake.ts'

/** Subscribes to the records of the latest builds, newest first. */
export function useBuildRecords(): BuildRecord[] {
  const client = useClient({ apiVersion })
  const [records, setRecords] = useState<BuildRecord[]>([])

  useEffect(() => {
    let asked = 0
    const load = () => {
      const question = ++asked
      return client
        .withConfig({ perspective: 'raw', useCdn: false })
        .fetch<unknown[]>(recordsQuery)
        .then((found) => {
          // An answer that was overtaken by a later one would bring back what has passed.
          if (question === asked) setRecords(found.flatMap((value) => parse(value)))
        })
        .catch((error: unknown) => console.error('The builds could not be read', error))
    }
    const subscription = client
      .listen(
        `*[_type == "${recordType}"]`,
        {},
        { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({
        next: () => void load(),
        error: (error) => console.error('The builds are no longer followed', error),
      })
    return () => subscription.unsubscribe()
  }, [client])

  return records
}

/** Skips records in a form that this Studio does not know, written by a newer build. */
function parse(value: unknown): BuildRecord[] {
  const result = buildRecord.safeParse(value)
  return result.success ? [result.data] : []
}
