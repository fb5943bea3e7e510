import type { SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { checkDocument, limits } from './limits.ts'
import { startLake } from './startLake.ts'
import { connect, dataset, test } from './testing/lakeTest.ts'

/** Field names begin with the document's id, so that each document adds new attributes. */
function withFields(_id: string, count: number) {
  const names = Array.from({ length: count }, (_, index) => [`${_id}${index}`, 'text'])
  return { _id, _type: 'wide', ...Object.fromEntries(names) }
}

type Usage = { fields: { count: { value: number; limit: number } } }

async function usage(client: SanityClient): Promise<{ value: number; limit: number }> {
  const { fields } = await client.request<Usage>({ url: `/data/stats/${dataset}` })
  return fields.count
}

/** Fills a dataset until fewer than 900 attributes are free. */
async function fill(client: SanityClient): Promise<void> {
  const { limit } = await usage(client)
  const documents = Math.floor(limit / 900)
  for (let index = 0; index < documents; index += 1) {
    await client.create(withFields(`full${index}x`, 900))
  }
}

describe('a dataset', () => {
  test('reports the number of attributes and its limit', async ({ client }) => {
    await client.create({ _id: 'gin', _type: 'drink', notes: ['Dry', 1] })
    expect(await usage(client)).toEqual({
      value: expect.any(Number),
      limit: expect.any(Number),
    })
  })

  test('refuses a document that brings one attribute too many, in any transaction', async ({
    client,
  }) => {
    await fill(client)
    const refused = {
      statusCode: 400,
      message: expect.stringMatching(/^Total attribute\/datatype count \d+ exceeds limit of \d+/),
    }
    await expect(client.create(withFields('more', 900))).rejects.toMatchObject(refused)
    const action = { actionType: 'sanity.action.document.create', publishedId: 'more' } as const
    const attributes = { ...withFields('more', 900), _id: 'drafts.more' }
    const draft = client.action({ ...action, attributes, ifExists: 'fail' })
    await expect(draft).rejects.toMatchObject(refused)
    await client.createOrReplace(withFields('full0x', 900))
    expect(await client.getDocument('more')).toBeUndefined()
  })

  test('has room again when the documents with an attribute are gone', async ({ client }) => {
    await fill(client)
    await client.delete('full0x')
    await client.create(withFields('more', 900))
  })
})

describe('here, where the limits are known', () => {
  test('attributes are counted exactly, after a restart too', { tags: 'local' }, async ({
    directory,
  }) => {
    const first = await startLake({ directory, port: 0 })
    const client = connect(first.address)
    await client.create({ _id: 'gin', _type: 'drink', notes: ['Dry', 1] })
    await client.create({ _id: 'tea', _type: 'drink', notes: [] })
    expect(await usage(client)).toEqual({ value: 8, limit: limits.attributesOfDataset })
    await first.close()
    const second = await startLake({ directory, port: 0 })
    expect((await usage(connect(second.address))).value).toBe(8)
    await second.close()
  })

  test('the refusal is worded as hosted', { tags: 'local' }, async ({ client }) => {
    await fill(client)
    await expect(client.create(withFields('more', 900))).rejects.toThrow(
      'Total attribute/datatype count 2705 exceeds limit of 2000 (including submitted mutations)',
    )
  })
})

describe('a document', () => {
  test('may have 1,000 attributes', async ({ client }) => {
    await client.create(withFields('wide', 995))
    const wider = client.patch('wide').set({ one: 1 }).commit()
    await expect(wider).rejects.toMatchObject({ statusCode: 400 })
  })

  test('may have 32 MB of JSON', { tags: 'local' }, () => {
    const document = { _id: 'large', ...stamp, text: 'é'.repeat(limits.documentSize / 2) }
    expect(() => checkDocument(document)).toThrow(
      /Document "large" size \d+ exceeds limit of 32000000/,
    )
  })
})

const stamp = { _type: 'doc', _rev: 'r', _createdAt: '', _updatedAt: '' }
