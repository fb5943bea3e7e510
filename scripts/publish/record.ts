import type { SanityClient } from '@sanity/client'
import { type BuildRecord, recordPrefix, recordType } from '../../shared/buildRecord.ts'
import { ContentFaults } from '../content/faults.ts'

/** So many records are kept. */
const kept = 20

/**
 * Runs a build and keeps its record in the Content Lake, for the Studio to show.
 * @param documents the documents whose publication led to it
 * @param build makes the site and returns its address
 * @throws whatever the build throws, once it is recorded
 */
export async function recorded(
  client: SanityClient,
  documents: string[],
  build: () => Promise<string>,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const _id = `${recordPrefix}${startedAt.replace(/\D/g, '')}`
  await client.createOrReplace({
    _id,
    _type: recordType,
    state: 'building',
    startedAt,
    documents,
  } satisfies BuildRecord)

  const finish = (outcome: Partial<BuildRecord>) =>
    client
      .patch(_id)
      .set({ finishedAt: new Date().toISOString(), ...outcome })
      .commit()
  try {
    await finish({ state: 'live', address: await build() })
  } catch (error) {
    await finish({ state: 'failed', ...reasons(error) })
    throw error
  } finally {
    await client.delete({
      query: `*[_type == $type] | order(startedAt desc)[${kept}...100]`,
      params: { type: recordType },
    })
  }
}

function reasons(error: unknown): Pick<BuildRecord, 'faults' | 'error'> {
  if (error instanceof ContentFaults)
    return { faults: error.faults.map((fault, index) => ({ _key: `fault-${index}`, ...fault })) }
  return { error: error instanceof Error ? error.message : String(error) }
}
