import { hostname } from 'node:os'
import type { SanityClient } from '@sanity/client'
import { ContentError, type DocumentReference, type Issue } from '../../gate/checks/issues.ts'
import { hashOf } from '../../shared/hash.ts'
import { type BuildRecord, recordPrefix, recordType } from '../../shared/publishing/buildRecord.ts'
import { newBuildId } from '../build/siteBuilder.ts'
import { readChanges } from './readChanges.ts'

const maxRecords = 20

/** The maximum number of issues in a record, because the size of a document is limited. */
const maxIssues = 200

/** The maximum length of an error message in a record, in characters. */
const maxErrorLength = 10_000

const interruption = 'The build was interrupted before it ended.'

export type BuiltSite = {
  address: string
  /** Documents at their last valid version, and their issues. */
  kept: DocumentReference[]
  issues: Issue[]
}

/** The age in s from which an unfinished build counts as interrupted. */
const maxDurationSeconds = 3600

/**
 * Runs a build and records its changes and its outcome in the Content Lake, for the Studio. The last state is «built»,
 * because only the site's /build.json shows whether that build is live. Failures to write the record are logged, and do
 * not affect the build.
 * @param place the locked directory of this process, if there is one. An unfinished build of the same place was
 *   interrupted, because only one process can build there
 */
export async function recordBuild(
  client: SanityClient,
  build: (id: string) => Promise<BuiltSite>,
  place?: string,
): Promise<void> {
  const startedAt = new Date().toISOString()
  const id = newBuildId()
  const since = await attempt(() => readChanges(client))
  const record: BuildRecord = {
    _id: recordPrefix + id,
    _type: recordType,
    state: 'building',
    startedAt,
    ...(place !== undefined && { builder: hashOf(`${hostname()} ${place}`) }),
    changes: since?.changes ?? [],
    kept: [],
    ...(since && since.more > 0 && { moreChanges: since.more }),
  }
  const finish = (outcome: Partial<BuildRecord>) =>
    attempt(() =>
      client.createOrReplace({ ...record, finishedAt: new Date().toISOString(), ...outcome }),
    )

  await attempt(() => closeInterrupted(client, record))
  await attempt(() => client.createOrReplace(record))
  try {
    const { address, kept, issues } = await build(id)
    // A document without changes that is kept because of another document is not pending.
    const pending = kept.filter(({ documentId }) => !since || since.has(documentId))
    await attempt(async () => since?.save(kept))
    await finish({
      state: 'built',
      address,
      kept: pending.map((document) => ({ _key: document.documentId, ...document })),
      ...(issues.length > 0 && toRecorded(issues)),
    })
  } catch (error) {
    await finish({ state: 'failed', ...reasons(error) })
    throw error
  } finally {
    await attempt(() => removeOldest(client, record))
  }
}

/** Marks builds as failed whose process was killed. Their age is measured by the Content Lake's clock. */
function closeInterrupted(client: SanityClient, { builder = '' }: BuildRecord): Promise<unknown> {
  const query = `*[_type == $type && state == "building" &&
    (builder == $builder || dateTime(_updatedAt) < dateTime(now()) - $maxDurationSeconds)]`
  return client
    .patch({ query, params: { type: recordType, builder, maxDurationSeconds } })
    .set({ state: 'failed', error: interruption } satisfies Partial<BuildRecord>)
    .commit()
}

function removeOldest(client: SanityClient, { _id: id }: BuildRecord): Promise<unknown> {
  return client.delete({
    query: `*[_type == $type && _id != $id] | order(_updatedAt desc)[${maxRecords - 1}...100]`,
    params: { type: recordType, id },
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

function reasons(error: unknown): Pick<BuildRecord, 'issues' | 'error'> {
  if (error instanceof ContentError) return toRecorded(error.issues)
  return { error: String(error instanceof Error ? error.message : error).slice(0, maxErrorLength) }
}

function toRecorded(issues: Issue[]): Pick<BuildRecord, 'issues' | 'error'> {
  return {
    issues: issues
      .slice(0, maxIssues)
      .map((issue, index) => ({ _key: `issue-${index}`, ...issue })),
    ...(issues.length > maxIssues && { error: `${issues.length - maxIssues} more issues` }),
  }
}
