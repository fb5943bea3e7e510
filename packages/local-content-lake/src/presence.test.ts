import { once } from 'node:events'
import { request } from 'node:http'
import { describe, expect } from 'vitest'
import { startLake } from './startLake.ts'
import { test } from './testing/lakeTest.ts'

describe('the presence socket', { tags: 'local' }, () => {
  test('opens, and closes with the lake', async ({ directory }) => {
    const lake = await startLake({ directory, port: 0 })
    const socket = new WebSocket(`${lake.address.replace('http', 'ws')}/v1/socket/production`)
    await once(socket, 'open')
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'presence_subscribe' }))
    const closed = once(socket, 'close')
    await lake.close()
    await closed
  })

  test.for<[string, string, Record<string, string>, number]>([
    ['at another path', '/v1/elsewhere', {}, 404],
    ['to a foreign page', '/v1/socket/a', { Origin: 'https://evil.example' }, 403],
    ['under a foreign name', '/v1/socket/a', { Host: 'evil.example' }, 403],
    ['without a key', '/v1/socket/a', {}, 400],
  ])('is not opened %s', async ([, path, headers, status], { lake }) => {
    expect(await refusal(lake.address + path, headers)).toBe(status)
  })
})

/** Returns the status of the response to an upgrade, which WebSocket hides. */
function refusal(address: string, headers: Record<string, string>) {
  return new Promise((resolve, reject) => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', ...headers }
    request(address, { headers: upgrade }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}
