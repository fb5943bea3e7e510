import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { conflict } from './testing/conflict.ts'
import { dataset, test } from './testing/lakeTest.ts'

const drink = { _id: 'gin', _type: 'drink', name: 'Gin' }

describe('a created document', () => {
  test('gets its dates, and the transaction id as its revision', async ({ client }) => {
    const { transactionId } = await client.transaction().create(drink).commit()
    const gin = await client.getDocument('gin')
    expect(gin).toMatchObject({ ...drink, _rev: transactionId })
    expect(gin?._createdAt).toBe(gin?._updatedAt)
    expect(new Date(gin?._createdAt ?? '').toISOString()).toBe(gin?._createdAt)
  })

  test('gets an id if it has none, or only a prefix', async ({ client }) => {
    expect((await client.create({ _type: 'drink' }))._id).toMatch(/^[-0-9a-f]{36}$/)
    expect((await client.create({ _id: 'drafts.', _type: 'drink' }))._id).toMatch(
      /^drafts\.[-0-9a-f]{36}$/,
    )
  })

  test('keeps the creation date it brings', async ({ client }) => {
    const _createdAt = '2020-01-01T00:00:00Z'
    expect(await client.create({ ...drink, _createdAt })).toMatchObject({ _createdAt })
  })

  test('with an id in use is refused, and nothing changes', async ({ client }) => {
    await client.create(drink)
    await expect(client.create({ ...drink, name: 'Other' })).rejects.toMatchObject(
      conflict('documentAlreadyExistsError'),
    )
    expect(await client.getDocument('gin')).toMatchObject(drink)
  })

  test('replaces the one with its id by createOrReplace', async ({ client }) => {
    await client.create({ ...drink, old: true })
    expect(await client.createOrReplace({ ...drink, name: 'New' })).not.toHaveProperty('old')
  })

  test('leaves the one with its id alone by createIfNotExists', async ({ client }) => {
    await client.create(drink)
    expect(await client.createIfNotExists({ ...drink, name: 'New' })).toMatchObject(drink)
  })
})

describe('a patch', () => {
  const stored = { n: 1, text: 'one two', list: ['a', 'b'], items: [{ _key: 'k', v: 1 }] }

  test.for<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['set', { set: { n: 2 } }, { n: 2 }],
    ['set below a missing object', { set: { 'a.b': 1 } }, { a: { b: 1 } }],
    ['set by key', { set: { 'items[_key=="k"].v': 2 } }, { items: [{ _key: 'k', v: 2 }] }],
    ['setIfMissing', { setIfMissing: { n: 5, m: 5 } }, { n: 1, m: 5 }],
    ['unset', { unset: ['n', 'items[_key=="k"]'] }, { n: undefined, items: [] }],
    ['inc', { inc: { n: 2 } }, { n: 3 }],
    ['dec', { dec: { n: 2 } }, { n: -1 }],
    ['insert before', { insert: { before: 'list[0]', items: ['x'] } }, { list: ['x', 'a', 'b'] }],
    ['insert after', { insert: { after: 'list[-1]', items: ['x'] } }, { list: ['a', 'b', 'x'] }],
    ['insert in place', { insert: { replace: 'list[0]', items: ['x'] } }, { list: ['x', 'b'] }],
    [
      'insert into an empty list',
      { set: { list: [] }, insert: { after: 'list[-1]', items: ['x'] } },
      { list: ['x'] },
    ],
    [
      'diffMatchPatch',
      { diffMatchPatch: { text: '@@ -1,7 +1,9 @@\n one \n-two\n+three\n' } },
      { text: 'one three' },
    ],
    ['set before inc', { inc: { n: 1 }, set: { n: 10 } }, { n: 11 }],
  ])('applies %s', async ([, operations, expected], { client }) => {
    await client.create({ ...drink, ...stored })
    await client.patch('gin', operations).commit()
    const gin = await client.getDocument('gin')
    expect(gin).toMatchObject(JSON.parse(JSON.stringify(expected)))
    for (const [name, value] of Object.entries(expected)) {
      if (value === undefined) expect(gin).not.toHaveProperty(name)
    }
  })

  test('gives a new revision and date of change', async ({ client }) => {
    const before = await client.create(drink)
    const after = await client.patch('gin').set({ name: 'New' }).commit()
    expect(after._rev).not.toBe(before._rev)
    expect(after._createdAt).toBe(before._createdAt)
    expect(Date.parse(after._updatedAt)).toBeGreaterThanOrEqual(Date.parse(before._updatedAt))
  })

  test('by query reaches every document found', async ({ client }) => {
    await client.create(drink)
    await client.create({ ...drink, _id: 'tea' })
    const selection = { query: '*[_type == $type]', params: { type: 'drink' } }
    await client.patch(selection).set({ seen: true }).commit({ returnFirst: false })
    expect(await client.fetch('count(*[seen])')).toBe(2)
  })

  test('for another revision is refused with both revisions', async ({ client }) => {
    const { _rev: currentRevisionID } = await client.create(drink)
    const patch = client.patch('gin').ifRevisionId('old').set({ name: 'New' })
    await expect(patch.commit()).rejects.toMatchObject(
      conflict('documentRevisionIDDoesNotMatchError', {
        currentRevisionID,
        expectedRevisionID: 'old',
      }),
    )
    await client.patch('gin').ifRevisionId(currentRevisionID).set({ name: 'New' }).commit()
    expect(await client.getDocument('gin')).toMatchObject({ name: 'New' })
  })

  test('of a missing document is refused', async ({ client }) => {
    await expect(client.patch('none').set({ a: 1 }).commit()).rejects.toMatchObject(
      conflict('documentNotFoundError', { id: 'none' }),
    )
  })

  test('cannot change what a document is', async ({ client }) => {
    await client.create(drink)
    const patch = client.patch('gin').set({ _type: 'food' })
    await expect(patch.commit()).rejects.toMatchObject({ statusCode: 400 })
  })
})

describe('a deletion', () => {
  test('removes a document, and succeeds if there is none', async ({ client }) => {
    await client.create(drink)
    await client.delete('gin')
    await client.delete('gin')
    expect(await client.getDocument('gin')).toBeUndefined()
  })

  test('by query removes every document found', async ({ client }) => {
    await client.create(drink)
    await client.create({ ...drink, _id: 'tea' })
    await client.create({ _id: 'bread', _type: 'food' })
    await client.delete({ query: '*[_type == $type]', params: { type: 'drink' } })
    expect(await client.fetch('*._id')).toEqual(['bread'])
  })
})

describe('a transaction', () => {
  test('takes effect as a whole or not at all', async ({ client }) => {
    const transaction = client
      .transaction()
      .create(drink)
      .patch('none', { set: { a: 1 } })
    await expect(transaction.commit()).rejects.toMatchObject({ statusCode: 409 })
    expect(await client.getDocument('gin')).toBeUndefined()
  })

  test('sees its own changes', async ({ client }) => {
    await client
      .transaction()
      .create(drink)
      .patch('gin', { inc: { n: 1 }, set: { n: 1 } })
      .commit()
    expect(await client.getDocument('gin')).toMatchObject({ n: 2 })
  })

  test('keeps the id it is given, once', async ({ client }) => {
    const transactionId = randomUUID()
    const first = client.transaction().transactionId(transactionId).create(drink)
    expect(await first.commit()).toMatchObject({
      transactionId,
      documentIds: ['gin'],
      results: [{ id: 'gin', operation: 'create' }],
    })
    const again = client.transaction().transactionId(transactionId).delete('gin')
    await expect(again.commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'transactionAlreadyExistsError' },
    })
  })

  test.for([
    ['', [{ operation: 'create' }]],
    ['?returnIds=true', [{ id: 'gin', operation: 'create' }]],
    ['?returnDocuments=true', [{ document: expect.objectContaining(drink), operation: 'create' }]],
    ['?visibility=async', [{ operation: 'create' }]],
    ['?visibility=deferred', [{ operation: 'create' }]],
  ] as const)('answers what is asked for by "%s"', async ([search, results], { request }) => {
    const body = JSON.stringify({ mutations: [{ create: drink }] })
    const response = await request(`/v1/data/mutate/${dataset}${search}`, { method: 'POST', body })
    expect(await response.json()).toEqual({ transactionId: expect.any(String), results })
  })
})
