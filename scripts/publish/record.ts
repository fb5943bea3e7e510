import type { SanityClient } from '@sanity/client'
import { type BuildRecord, recordPrefix, recordType } from '../../shared/buildRecord.ts'
import { ContentFaults } from '../content/faults.ts'

/** The number of records that are kept. */
const kept = 20

/** More faults than these help nobody, and a document's size is limited. */
const mostFaults = 200

/** Longer error messages are cut, in characters. */
const longestError = 10_000

const interrupted = 'The build was interrupted before it ended.'

/**
 * Runs a build and keeps a record of it in the Content Lake, which the Studio shows. The record
 * decides nothing: where it cannot be written, that is logged and the build goes on.
 * @param documents the ids of the documents whose publication led to the build
 * @param build makes the site and returns its address
 * @throws whatever the build throws
 */
export async function recorded(
  client: SanityClient,
  documents: string[],
  build: () => Promise<string>,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const _id = `${recordPrefix}${startedAt.replace(/\D/g, '')}`
  const record: BuildRecord = { _id, _type: recordType, state: 'building', startedAt, documents }
  const finish = (outcome: Partial<BuildRecord>) =>
    attempt(() =>
      client.createOrReplace({ ...record, finishedAt: new Date().toISOString(), ...outcome }),
    )

  await attempt(() => closeInterrupted(client))
  await attempt(() => client.createOrReplace(record))
  try {
    await finish({ state: 'live', address: await build() })
  } catch (error) {
    await finish({ state: 'failed', ...reasons(error) })
    throw error
  } finally {
    await attempt(() => removeOldest(client))
  }
}

/** A process that was killed in the middle of a build left its record as it was. */
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
