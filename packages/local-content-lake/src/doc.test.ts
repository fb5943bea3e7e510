import { expect } from 'vitest'
import { dataset, test } from './testing/lakeTest.ts'

test('a document is read by its exact id, a draft too, whatever the perspective', async ({
  client,
}) => {
  await client.create({ _id: 'drafts.gin', _type: 'drink', name: 'Gin' })
  expect(await client.getDocument('drafts.gin')).toMatchObject({ _id: 'drafts.gin', name: 'Gin' })
  expect(await client.getDocument('gin')).toBeUndefined()
})

test('several documents come in the requested order, with null for a missing one', async ({
  client,
}) => {
  await client.create({ _id: 'gin', _type: 'drink' })
  await client.create({ _id: 'tea', _type: 'drink' })
  const documents = await client.getDocuments(['tea', 'none', 'gin'])
  expect(documents.map((document) => document?._id)).toEqual(['tea', undefined, 'gin'])
})

test('missing documents are listed as omitted', async ({ request }) => {
  const response = await request(`/v2025-02-19/data/doc/${dataset}/none`)
  expect(await response.json()).toEqual({
    documents: [],
    omitted: [{ id: 'none', reason: 'existence' }],
  })
})
