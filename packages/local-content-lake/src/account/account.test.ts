import { once } from 'node:events'
import { get } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect } from 'vitest'
import { startLake } from '../startLake.ts'
import { dataset, test } from '../testing/lakeTest.ts'

const base = '/v2025-02-19'

test('each token belongs to a user with an id and a name', async ({ client }) => {
  expect(await client.users.getById('me')).toMatchObject({
    id: expect.any(String),
    name: expect.any(String),
  })
})

describe('the Studio finds', { tags: 'local' }, () => {
  test('its user logged in', async ({ client }) => {
    expect(await client.users.getById('me')).toMatchObject({
      id: 'local',
      roles: [{ name: 'administrator' }],
    })
  })

  test('a colleague logged in by the token, and the names of both', async ({ client, request }) => {
    for (const token of ['colleague', 'colleague-with-a-token-as-long-as-the-Studio-takes']) {
      const other = client.withConfig({ token })
      expect(await other.users.getById('me')).toMatchObject({ id: 'colleague' })
    }
    const response = await request(`${base}/users/local,nobody,colleague`)
    expect(await response.json()).toMatchObject([
      { displayName: 'Local editor' },
      null,
      { displayName: 'Local colleague' },
    ])
    expect(await (await request(`${base}/users/colleague`)).json()).toMatchObject({
      displayName: 'Local colleague',
    })
  })

  test.for<[string, string, unknown]>([
    ['any project', '/projects/any', expect.objectContaining({ id: 'any', organizationId: null })],
    [
      'everything allowed',
      '/projects/any/datasets/production/acl',
      [expect.objectContaining({ filter: '_id in path("**")' })],
    ],
    ['no grants to manage', '/projects/any/grants', {}],
    ['no other Studios', '/projects/any/user-applications', []],
    ['no features to pay for', '/features', []],
    ['no add-on datasets', '/projects/any/datasets?addonFor=production', []],
    [
      'no references from other datasets',
      '/data/references/production/documents/tea/to',
      { totalCount: 0, references: [] },
    ],
    ['telemetry denied', '/intake/telemetry-status', { status: 'denied' }],
    ['no offers', '/journey/trial?studioVersion=6', null],
  ])('%s', async ([, path, expected], { request }) => {
    const response = await request(base + path)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(expected)
  })

  test('its telemetry accepted', async ({ request }) => {
    const response = await request(`${base}/intake/batch`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(200)
  })
})

describe('the Studio’s data for its user', { tags: 'local' }, () => {
  const keep = (address: string, pairs: unknown) =>
    fetch(`${address}${base}/users/me/keyvalue`, { method: 'PUT', body: JSON.stringify(pairs) })

  test('is there after a restart, key by key', async ({ directory }) => {
    const first = await startLake({ directory, port: 0 })
    const responses = await Promise.all([
      keep(first.address, [{ key: 'a', value: { n: 1 } }]),
      keep(first.address, [{ key: 'b', value: 'two' }]),
    ])
    expect(await responses[0].json()).toEqual([{ key: 'a', value: { n: 1 } }])
    await first.close()
    const second = await startLake({ directory, port: 0 })
    const response = await fetch(`${second.address}${base}/users/me/keyvalue/a,b,c`)
    expect(await response.json()).toEqual([
      { key: 'a', value: { n: 1 } },
      { key: 'b', value: 'two' },
      { key: 'c', value: null },
    ])
    await second.close()
  })

  test('must be pairs', async ({ lake }) => {
    expect((await keep(lake.address, { key: 'a' })).status).toBe(400)
  })
})

test('a client lists its project, and the datasets that have content', { tags: 'local' }, async ({
  client,
}) => {
  expect(await client.datasets.list()).toEqual([])
  await client.create({ _type: 'drink' })
  expect(await client.datasets.list()).toMatchObject([{ name: dataset, aclMode: 'public' }])
  const named = client.withConfig({ projectId: 'tea-house' })
  expect(await named.projects.list()).toMatchObject([{ id: 'tea-house' }])
  expect(await named.projects.getById('tea-house')).toMatchObject({ id: 'tea-house' })
})

test.for([
  [{ 'X-Sanity-Project-ID': 'header' }, 'header'],
  [{ Host: 'host.localhost' }, 'host'],
  [{ Host: 'stream7.localhost' }, 'local'],
  [{}, 'local'],
] as const)(
  'a request with %j is one of the project %s',
  { tags: 'local' },
  async ([headers, project], { lake }) => {
    const { port } = new URL(lake.address)
    const path = `${base}/data/query/production?query=${encodeURIComponent('sanity::projectId()')}`
    const request = get({ port, path, headers, host: '127.0.0.1' })
    const [response] = await once(request, 'response')
    expect(await json(response)).toMatchObject({ result: project })
  },
)
