import { describe, expect } from 'vitest'
import { dataset, test } from './testing/lakeTest.ts'

describe('a malformed mutation is refused with 400', () => {
  test.for<[string, unknown]>([
    ['without a type', { create: { _id: 'a' } }],
    ['with a malformed id', { create: { _id: '#a', _type: 'a' } }],
    ['of an unknown kind', { replace: {} }],
    ['of two kinds', { create: { _type: 'a' }, delete: { id: 'a' } }],
    ['that patches nothing', { patch: { set: {} } }],
    ['with an unknown patch operation', { patch: { id: 'a', push: {} } }],
    ['whose replacement has no id', { createOrReplace: { _type: 'a' } }],
  ])('%s', async ([, mutation], { request }) => {
    const body = JSON.stringify({ mutations: [mutation] })
    const response = await request(`/v1/data/mutate/${dataset}`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: {
        type: 'mutationError',
        description: 'Mutation(s) failed with 1 error(s)',
        items: [{ index: 0, error: { type: 'validationError', description: expect.any(String) } }],
      },
    })
  })

  test.for([
    ['that is not JSON', '', '{'],
    ['without mutations', '', '{}'],
    ['with a wrong flag', '?dryRun=yes', '{"mutations":[]}'],
  ] as const)('in a request %s', async ([, search, body], { request }) => {
    const response = await request(`/v1/data/mutate/${dataset}${search}`, { method: 'POST', body })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  test.for([
    ['is only to be tried', '?dryRun=true'],
    ['leaves keys to the lake', '?autoGenerateArrayKeys=true'],
  ] as const)('in a request that %s', { tags: 'local' }, async ([, search], { request }) => {
    const path = `/v1/data/mutate/${dataset}${search}`
    const response = await request(path, { method: 'POST', body: '{"mutations":[]}' })
    expect(response.status).toBe(400)
  })
})
