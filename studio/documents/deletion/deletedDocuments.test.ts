import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient, SanityDocument, SanityDocumentStub } from '@sanity/client'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../../scripts/environment.ts'
import { lakeClient } from '../../../scripts/services/lakeClient.ts'
import { changePath } from '../../../shared/contentLake/fieldChanges.ts'
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

/** Returns the copies, the newest first. */
function copies() {
  const query = '*[_type == "deletedDocument"] | order(deletedAt desc)'
  const raw = client.withConfig({ perspective: 'raw' })
  return raw.fetch<unknown[]>(query)
}

/** Stores the page with a draft, discards the draft, and returns its copy. */
async function discard(changed: SanityDocumentStub & { _id: string } = draft) {
  const published: SanityDocument = await client.createIfNotExists(page)
  await client.mutate(discardMutations(await client.create(changed), published, 'someone'))
  return deletedDocument.parse((await copies())[0])
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
  expect(await undelete(client, record, new Map())).toEqual([])
  expect(await client.getDocument('drafts.who')).toMatchObject({
    title: { en: 'WHO', fr: 'La campagne' },
    summary: { en: 'Dossiers and sites' },
  })
  expect(await copies()).toEqual([])
})

test('other changes made since stay, and the discarded ones remain in the list', async () => {
  const record = await discard()
  await client.create({ ...draft, title: { en: 'WHO', fr: 'Autre chose' } })
  expect(await undelete(client, record, new Map())).toBeNull()
  expect(await client.getDocument('drafts.who')).toMatchObject({ title: { fr: 'Autre chose' } })
  expect(await copies()).toHaveLength(1)
})

test('a field that was published differently since comes back as it was discarded, and is named', async () => {
  const record = await discard()
  await client
    .patch('who')
    .set({ 'title.fr': 'Publié depuis', 'summary.en': 'Dossiers and sites' })
    .commit()
  const conflicts = await undelete(client, record, new Map())
  expect(conflicts?.map(changePath)).toEqual(['title.fr'])
  expect(await client.getDocument('drafts.who')).toMatchObject({
    title: { fr: 'La campagne' },
    summary: { en: 'Dossiers and sites' },
  })
})

test('a section that was written in a discarded draft comes back, though it was removed since', async () => {
  const section = { _key: 'a', _type: 'prose', heading: { en: 'Fees' } }
  await client.create({ ...page, sections: [section] })
  const written = { ...section, heading: { en: 'Fees of 2027' } }
  const record = await discard({ ...draft, sections: [written] })
  await client.patch('who').set({ sections: [] }).commit()
  const conflicts = await undelete(client, record, new Map())
  expect(conflicts?.map(changePath)).toEqual(['sections[_key=="a"]'])
  expect(await client.getDocument('drafts.who')).toMatchObject({ sections: [written] })
})

test('each discarded draft of a document has a copy of its own', async () => {
  const first = await discard()
  await discard({ ...draft, summary: { en: 'Written later' } })
  expect(await copies()).toHaveLength(2)
  await undelete(client, first, new Map())
  expect(await client.getDocument('drafts.who')).toMatchObject({ title: { fr: 'La campagne' } })
})
