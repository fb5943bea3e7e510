import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient, SanityDocument } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { deletedDocument, discardMutations, undelete } from './deletedDocuments.ts'

let directory = ''
let lake: Awaited<ReturnType<typeof startLake>>
let client: SanityClient

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'discarded-'))
  lake = await startLake({ directory, port: 0 })
  client = lakeClient(readEnvironment(), lake.address)
})

afterAll(async () => {
  await lake.close()
  await rm(directory, { recursive: true })
})

const page = {
  _id: 'who',
  _type: 'servicePage',
  title: { en: 'WHO', fr: 'OMS' },
  summary: { en: 'Dossiers' },
}
const draft = { ...page, _id: 'drafts.who', title: { en: 'WHO', fr: 'La campagne' } }

/** Stores the page with a draft, discards the draft, and returns its copy. */
async function discard() {
  const published: SanityDocument = await client.create(page)
  await client.mutate(discardMutations(await client.create(draft), published, 'someone'))
  return deletedDocument.parse(await client.getDocument('deleted.who'))
}

beforeEach(async () => {
  await client.delete({ query: '*[_type in ["servicePage", "deletedDocument"]]' })
})

test('changes of a discarded draft come back in a draft of what was published since', async () => {
  const record = await discard()
  expect(await client.getDocument('drafts.who')).toBeUndefined()
  await client
    .patch('who')
    .set({ summary: { en: 'Dossiers and sites' } })
    .commit()
  expect(await undelete(client, record, new Map())).toBe(true)
  expect(await client.getDocument('drafts.who')).toMatchObject({
    title: { en: 'WHO', fr: 'La campagne' },
    summary: { en: 'Dossiers and sites' },
  })
  expect(await client.getDocument('deleted.who')).toBeUndefined()
})

test('other changes made since stay, and the discarded ones remain in the list', async () => {
  const record = await discard()
  await client.create({ ...draft, title: { en: 'WHO', fr: 'Autre chose' } })
  expect(await undelete(client, record, new Map())).toBe(false)
  expect(await client.getDocument('drafts.who')).toMatchObject({ title: { fr: 'Autre chose' } })
  expect(await client.getDocument('deleted.who')).toBeDefined()
})
