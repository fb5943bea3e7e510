import { describe, expect } from 'vitest'
import { dataset, test } from './testing/lakeTest.ts'

const drink = { _id: 'gin', _type: 'drink', name: 'Gin' }
const ginDraft = { ...drink, _id: 'drafts.gin', name: 'Gin, edited' }
const teaDraft = { _id: 'drafts.tea', _type: 'drink', name: 'Tea' }

describe('a query', () => {
  test('is answered with its result, itself and the time it took', async ({ client }) => {
    await client.create(drink)
    const response = await client.fetch(
      '*[_id == $id].name',
      { id: 'gin' },
      { filterResponse: false },
    )
    expect(response).toMatchObject({ query: '*[_id == $id].name', result: ['Gin'] })
    expect(response.ms).toEqual(expect.any(Number))
  })

  test('is left out of the answer with returnQuery=false', async ({ request }) => {
    const response = await request(`/v2025-02-19/data/query/${dataset}?query=1&returnQuery=false`)
    expect(await response.json()).not.toHaveProperty('query')
  })

  test('too long for an address is posted, with the same result', async ({ client }) => {
    await client.create(drink)
    const long = `*[_id == $id || name == "${'x'.repeat(12_000)}"].name`
    expect(await client.fetch(long, { id: 'gin' })).toEqual(['Gin'])
  })

  test('takes parameters of every JSON type', async ({ client }) => {
    const params = { text: 'é&$', list: [1, null], flag: false, nested: { a: 1 } }
    expect(await client.fetch('[$text, $list, $flag, $nested]', params)).toEqual(
      Object.values(params),
    )
  })

  test('follows references', async ({ client }) => {
    await client.create(drink)
    await client.create({ _id: 'menu', _type: 'menu', first: { _type: 'reference', _ref: 'gin' } })
    expect(await client.fetch('*[_id == "menu"][0].first->name')).toBe('Gin')
    expect(await client.fetch('*[references("gin")]._id')).toEqual(['menu'])
  })

  test('without a value is null', async ({ client }) => {
    expect(await client.fetch('*[_id == "none"][0]')).toBeNull()
  })

  test('without an order gives documents by their ids', async ({ client }) => {
    for (const _id of ['tea', 'drafts.gin', 'cocoa']) await client.create({ ...drink, _id })
    const ids = (perspective: 'raw' | 'drafts') => client.fetch('*._id', {}, { perspective })
    expect(await ids('raw')).toEqual(['cocoa', 'drafts.gin', 'tea'])
    expect(await ids('drafts')).toEqual(['cocoa', 'gin', 'tea'])
  })

  test('finds words anywhere in a document with text::query, as the Studio does', {
    tags: 'local',
  }, async ({ client }) => {
    await client.create({ ...drink, notes: [{ _key: 'a', text: 'Dry and bitter' }] })
    const search = '*[[@, _id] match text::query($words)]'
    expect(await client.fetch(`${search}._id`, { words: 'bitter dr*' })).toEqual(['gin'])
    expect(await client.fetch(`${search}._id`, { words: 'sweet' })).toEqual([])
    expect(await client.fetch(`${search}._id`, { words: 'drink' })).toEqual([])
    expect(await client.fetch(`${search}._id`, { words: '*' })).toEqual(['gin'])
    const [match] = await client.fetch(search, { words: 'bitter' })
    expect(Object.keys(match)).toEqual(['_id', '_type', 'name', 'notes', ...lakeAttributes])
  })

  test('ranks documents with a word in the title above others', { tags: 'local' }, async ({
    client,
  }) => {
    await client.create({ _id: 'tonic', _type: 'drink', name: 'Tonic', notes: 'Goes with gin' })
    await client.create(drink)
    const ranked = `* | score(boost(name match text::query($words), 10), [@, _id] match text::query($words))
      | order(_score desc) [_score > 0]._id`
    expect(await client.fetch(ranked, { words: 'gin' })).toEqual(['gin', 'tonic'])
  })

  test('finds a document by its current text', { tags: 'local' }, async ({ client }) => {
    await client.create(drink)
    const search = 'count(*[@ match text::query("genever")])'
    expect(await client.fetch(search)).toBe(0)
    await client.patch('gin').set({ name: 'Genever' }).commit()
    expect(await client.fetch(search)).toBe(1)
  })
})

const lakeAttributes = ['_createdAt', '_updatedAt', '_rev']

describe('a perspective', () => {
  test('previewDrafts is the former name of drafts', async ({ client }) => {
    await client.create({ _id: 'drafts.tea', _type: 'drink' })
    expect(await client.fetch('*._id', {}, { perspective: 'previewDrafts' })).toEqual(['tea'])
  })

  test.for([
    ['published', ['Gin']],
    ['drafts', ['Gin, edited', 'Tea']],
    ['raw', ['Gin', 'Gin, edited', 'Tea']],
  ] as const)('%s shows its documents', async ([perspective, names], { client }) => {
    for (const document of [drink, ginDraft, teaDraft]) await client.create(document)
    const options = { perspective }
    expect(await client.fetch('*[] | order(name).name', {}, options)).toEqual(names)
  })

  test('drafts gives published ids and names the version in _originalId', async ({ client }) => {
    for (const document of [drink, ginDraft, teaDraft]) await client.create(document)
    const options = { perspective: 'drafts' } as const
    expect(await client.fetch('*[] | order(_id) {_id, _originalId}', {}, options)).toEqual([
      { _id: 'gin', _originalId: 'drafts.gin' },
      { _id: 'tea', _originalId: 'drafts.tea' },
    ])
  })

  test('defaults to published', async ({ client, request }) => {
    for (const document of [drink, ginDraft, teaDraft]) await client.create(document)
    const response = await request(`/v2025-02-19/data/query/${dataset}?query=count(*)`)
    expect((await response.json()).result).toBe(1)
  })

  test('of a release is refused', { tags: 'local' }, async ({ request }) => {
    const response = await request(`/v1/data/query/${dataset}?query=1&perspective=rSpring,drafts`)
    expect(response.status).toBe(400)
  })
})

describe('a wrong query is refused with 400', () => {
  test('that says what cannot be parsed and where', async ({ request }) => {
    const response = await request(
      `/v1/data/query/${dataset}?query=${encodeURIComponent('*[a ==')}`,
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: {
        type: 'queryParseError',
        description: expect.any(String),
        query: '*[a ==',
        start: expect.any(Number),
        end: 6,
      },
    })
  })

  test('that names the parameter it was not given', async ({ client }) => {
    await expect(client.fetch('*[_id == $id]')).rejects.toMatchObject({
      statusCode: 400,
      details: { description: 'param $id referenced, but not provided', start: 9, end: 12 },
    })
  })

  test.for([
    ['GET', '', undefined],
    ['GET', '?query=$a&$a=nojson', undefined],
    ['POST', '', '{"query": '],
    ['POST', '', '{"params": {}}'],
  ] as const)('for the request %s %s %s', async ([method, search, body], { request }) => {
    const response = await request(`/v1/data/query/${dataset}${search}`, {
      method,
      body: body ?? null,
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })
})
