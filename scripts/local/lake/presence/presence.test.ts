import { request } from 'node:http'
import { fromUrl } from '@sanity/bifur-client'
import { describe, expect } from 'vitest'
import { startLake } from '../server.ts'
import { test } from '../testing/lake-test.ts'
import { observe } from '../testing/observe.ts'

type Announcement = { type: string; i: string; m?: unknown; session?: string }

/** The Studio's own presence client. */
function join(address: string) {
  const url = `${address.replace('http', 'ws')}/v2022-06-30/socket/production?tag=sanity.studio`
  const client = fromUrl(url)
  return {
    heard: observe<Announcement>(client.listen('presence')),
    say: (method: 'rollcall' | 'announce' | 'disconnect', params: object) =>
      observe(client.request(`presence_${method}`, params)).next(),
    heartbeats: () => observe(client.heartbeats),
  }
}

describe('two Studios', () => {
  test('hear where the other is, and when it leaves', async ({ lake }) => {
    const one = join(lake.address)
    const two = join(lake.address)
    using heard = one.heard
    await one.say('rollcall', { session: 'one' })
    expect(await heard.next()).toEqual({ type: 'rollCall', i: 'local', session: 'one' })
    const locations = [{ type: 'document', documentId: 'tea', path: ['name'] }]
    await two.say('announce', { data: { sessionId: 'two', locations } })
    expect(await heard.next()).toEqual({
      type: 'state',
      i: 'local',
      m: { sessionId: 'two', locations },
    })
    await two.say('disconnect', { session: 'two' })
    expect(await heard.next()).toEqual({ type: 'disconnect', i: 'local', m: { session: 'two' } })
    two.heard[Symbol.dispose]()
  })

  test('hear that one is gone whose connection breaks', async ({ lake }) => {
    const one = join(lake.address)
    using heard = one.heard
    await one.say('rollcall', { session: 'one' })
    await heard.next()
    const socket = await open(lake.address)
    socket.send(rpc('presence_announce', { data: { sessionId: 'two', locations: [] } }))
    expect(await heard.next()).toMatchObject({ type: 'state' })
    socket.close()
    expect(await heard.next()).toEqual({ type: 'disconnect', i: 'local', m: { session: 'two' } })
  })
})

describe('the presence socket', () => {
  test('has a heartbeat', async ({ directory }) => {
    const lake = await startLake({ directory, port: 0, keepAlive: 1 })
    const socket = await open(lake.address)
    expect(await message(socket)).toBe('♥')
    await lake.close()
  })

  test.for([
    ['not JSON', 'hello', -32700],
    ['an unknown method', rpc('presence_paint'), -32601],
  ] as const)('answers %s with an error', async ([, sent, code], { lake }) => {
    const socket = await open(lake.address)
    socket.send(sent)
    expect(JSON.parse(await message(socket))).toMatchObject({ error: { code } })
    socket.close()
  })

  test.for<[string, string, Record<string, string>, string]>([
    ['at another path', '/v1/elsewhere', {}, '404'],
    ['to a page elsewhere', '/v1/socket/a', { Origin: 'https://evil.example' }, '403'],
    ['under a foreign name', '/v1/socket/a', { Host: 'evil.example' }, '403'],
  ])('is not opened %s', async ([, path, headers, status], { lake }) => {
    expect(await refusal(lake.address + path, headers)).toBe(status)
  })
})

/** The status of the answer to an upgrade; a WebSocket client does not tell it. */
function refusal(address: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', ...headers }
    request(address, { headers: upgrade }, (response) => {
      response.resume()
      resolve(String(response.statusCode))
    })
      .on('error', reject)
      .end()
  })
}

function rpc(method: string, params: object = {}): string {
  return JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
}

async function open(address: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/socket/production`)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  return socket
}

function message(socket: WebSocket): Promise<string> {
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
  })
}
