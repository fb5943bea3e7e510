import type { SanityClient } from '@sanity/client'
import { type BuildRecord, recordPrefix, recordType } from '../../shared/buildRecord.ts'
import { ContentFaults } from '../content/faults.ts'
import { newBuildId } from '../site/buildId.ts'

/** The number of records to keep. */
const kept = 20

/** The maximum number of faults in a record, because the size of a document is limited. */
const mostFaults = 200

/** The maximum length of an error message in a record, in characters. */
const longestError = 10_000

const interrupted = 'The build was interrupted before it ended.'

/**
 * Runs a build and records its outcome in the Content Lake, for the Studio to show. It ends with
 * «built»: whether that is live, the site alone can tell. A record that cannot be written is logged,
 * and does not affect the build.
 * @param documents ids of the published documents that triggered the build
 * @param build builds the site under the given id and returns its URL
 * @throws whatever `build` throws
 */
export async function recorded(
  client: SanityClient,
  documents: string[],
  build: (id: string) => Promise<string>,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const id = newBuildId()
  const _id = recordPrefix + id
  const record: BuildRecord = { _id, _type: recordType, state: 'building', startedAt, documents }
  const finish = (outcome: Partial<BuildRecord>) =>
    attempt(() =>
      client.createOrReplace({ ...record, finishedAt: new Date().toISOString(), ...outcome }),
    )

  await attempt(() => closeInterrupted(client))
  await attempt(() => client.createOrReplace(record))
  try {
    await finish({ state: 'built', address: await build(id) })
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

async function attempt(write: () => Promise<unknown>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    console.warn(`The Studio will not show this build; its record was not written: ${reason}`)
  }
}

function reasons(error: unknown): Pick<BuildRecord, 'faults' | 'error'> {
  if (!(error instanceof ContentFaults))
    return { error: String(error instanceof Error ? error.message : error).slice(0, longestError) }
  const { faults } = error
  return {
    faults: faults
      .slice(0, mostFaults)
      .map((fault, index) => ({ _key: `fault-${index}`, ...fault })),
    ...(faults.length > mostFaults && { error: `${faults.length - mostFaults} more faults` }),
  }
}
