import { EventEmitter, once } from 'node:events'
import { request } from 'node:http'
import { describe, expect } from 'vitest'
import { startLake } from './startLake.ts'
import { test } from './testing/lakeTest.ts'

describe('the presence socket', { tags: 'local' }, () => {
  test('opens, and closes with the lake', async ({ directory }) => {
    const lake = await startLake({ directory, port: 0 })
    const socket = await opened(lake.address)
    const closed = once(socket, 'close')
    await lake.close()
    await closed
  })

  test('tells the others who is where, who asks, and who has left', async ({ lake }) => {
    await using local = await joined(lake.address)
    await using colleague = await joined(lake.address, 'colleague')
    await using elsewhere = await joined(lake.address, 'colleague', 'staging')

    await colleague.call('presence_rollcall', { session: 'c' })
    expect(await local.next()).toEqual({ type: 'rollCall', i: 'colleague', session: 'c' })
    const here = { sessionId: 'l', locations: [{ type: 'document', documentId: 'tea', path: [] }] }
    await local.call('presence_announce', { data: here })
    expect(await colleague.next()).toEqual({ type: 'state', i: 'local', m: here })

    await local.call('presence_disconnect', { session: 'l' })
    expect(await colleague.next()).toEqual({ type: 'disconnect', i: 'local', m: { session: 'l' } })
    await colleague.close()
    expect(await local.next()).toEqual({ type: 'disconnect', i: 'colleague', m: { session: 'c' } })
    expect([local, colleague, elsewhere].map(({ waiting }) => waiting())).toEqual([0, 0, 0])
  })

  test('tells nobody who has stopped listening', async ({ lake }) => {
    await using local = await joined(lake.address)
    await using colleague = await joined(lake.address)
    await colleague.call('presence_unsubscribe', {})
    await local.call('presence_rollcall', { session: 'l' })
    await colleague.call('presence_rollcall', { session: 'c' })
    expect([local.waiting(), colleague.waiting()]).toEqual([1, 0])
  })

  test.for(['♥', '{}', '{"id":1,"method":"presence_rollcall","params":{}}'])(
    'refuses %s',
    async (message, { lake }) => {
      const socket = await opened(lake.address)
      const answered = once(socket, 'message')
      socket.send(message)
      const [{ data }] = await answered
      expect(JSON.parse(data)).toMatchObject({ id: null, error: { code: -32600 } })
      socket.close()
    },
  )

  test.for<[string, string, Record<string, string>, number]>([
    ['at another path', '/v1/elsewhere', {}, 404],
    ['to a foreign page', '/v1/socket/a', { Origin: 'https://evil.example' }, 403],
    ['under a foreign name', '/v1/socket/a', { Host: 'evil.example' }, 403],
    ['without a key', '/v1/socket/a', {}, 400],
  ])('is not opened %s', async ([, path, headers, status], { lake }) => {
    expect(await refusal(lake.address + path, headers)).toBe(status)
  })
})

async function opened(address: string, dataset = 'production') {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/v1/socket/${dataset}`)
  await once(socket, 'open')
  return socket
}

/** Opens a socket as a Studio does, and listens to the others. Disposing closes it. */
async function joined(address: string, token?: string, dataset?: string) {
  const socket = await opened(address, dataset)
  const events = new EventEmitter()
  const received: unknown[] = []
  let subscription: unknown
  socket.addEventListener('message', ({ data }) => {
    const { id, result, params } = JSON.parse(data)
    if (id !== undefined) events.emit(id, result)
    else if (params.subscription === subscription)
      events.emit('event', received.push(params.result))
  })
  let calls = 0
  const call = async (method: string, params: object) => {
    const id = `call-${calls++}`
    const answered = once(events, id)
    socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    const [result] = await answered
    return result
  }
  const close = async () => {
    if (socket.readyState === WebSocket.CLOSED) return
    const closed = once(socket, 'close')
    socket.close()
    await closed
  }
  if (token) await call('authorization', { authorization: `Bearer ${token}` })
  subscription = await call('presence_subscribe', {})
  return {
    call,
    close,
    next: async () => {
      if (received.length === 0) await once(events, 'event')
      return received.shift()
    },
    waiting: () => received.length,
    [Symbol.asyncDispose]: close,
  }
}

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
