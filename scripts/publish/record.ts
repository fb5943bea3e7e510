import type { SanityClient } from '@sanity/client'
import { type BuildRecord, recordPrefix, recordType } from '../../shared/buildRecord.ts'
import { ContentFaults, type Fault } from '../content/faults.ts'
import type { SoundContent } from '../content/snapshot.ts'
import { newBuildId } from '../site/buildId.ts'
import { readChanges } from './changes.ts'

/** The number of records to keep. */
const kept = 20

/** The maximum number of faults in a record, because the size of a document is limited. */
const mostFaults = 200

/** The maximum length of an error message in a record, in characters. */
const longestError = 10_000

const interrupted = 'The build was interrupted before it ended.'

/** A site that was built. */
export type BuiltSite = Pick<SoundContent, 'held' | 'faults'> & {
  /** Its URL. */
  address: string
}

/**
 * Runs a build and records in the Content Lake what it is of, and its outcome, for the Studio to show.
 * It ends with «built»: whether that is live, the site alone can tell. A record that cannot be written is
 * logged, and does not affect the build.
 * @param build builds the site under the given id
 * @throws whatever `build` throws
 */
export async function recorded(
  client: SanityClient,
  build: (id: string) => Promise<BuiltSite>,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const id = newBuildId()
  const since = await attempt(() => readChanges(client))
  const record: BuildRecord = {
    _id: recordPrefix + id,
    _type: recordType,
    state: 'building',
    startedAt,
    changes: since?.changes ?? [],
    held: [],
    ...(since && since.more > 0 && { moreChanges: since.more }),
  }
  const finish = (outcome: Partial<BuildRecord>) =>
    attempt(() =>
      client.createOrReplace({ ...record, finishedAt: new Date().toISOString(), ...outcome }),
    )

  await attempt(() => closeInterrupted(client))
  await attempt(() => client.createOrReplace(record))
  try {
    const { address, held, faults } = await build(id)
    // What is held back with a changed document, and was not changed itself, nobody waits for.
    const waiting = held.filter(
      ({ documentId }) => !since || since.changes.some((it) => it.documentId === documentId),
    )
    await attempt(async () => since?.built(held))
    await finish({
      state: 'built',
      address,
      held: waiting.map((it) => ({ _key: it.documentId, ...it })),
      ...(faults.length > 0 && toRecorded(faults)),
    })
  } catch (error) {
    await finish({ state: 'failed', ...reasons(error) })
    throw error
  } finally {
    await attempt(() => removeOldest(client))
  }
}

/** Records builds as failed that are still recorded as running, because their process was killed. */
function closeInterrupted(client: SanityClient): Promise<unknown> {
  return client
    .patch({ query: '*[_type == $type && state == "building"]', params: { type: recordType } })
    .set({ state: 'failed', error: interrupted } satisfies Partial<BuildRecord>)
    .commit()
}

function removeOldest(client: SanityClient): Promise<unknown> {
  return client.delete({
    query: `*[_type == $type] | order(startedAt desc)[${kept}...100]`,
    params: { type: recordType },
  })
}

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.warn(`The Studio will not show all of this build, its record is incomplete: ${reason}`)
    return undefined
  }
}

function reasons(error: unknown): Pick<BuildRecord, 'faults' | 'error'> {
  if (error instanceof ContentFaults) return toRecorded(error.faults)
  return { error: String(error instanceof Error ? error.message : error).slice(0, longestError) }
}

function toRecorded(faults: Fault[]): Pick<BuildRecord, 'faults' | 'error'> {
  return {
    faults: faults
      .slice(0, mostFaults)
      .map((fault, index) => ({ _key: `fault-${index}`, ...fault })),
    ...(faults.length > mostFaults && { error: `${faults.length - mostFaults} more faults` }),
  }
}
