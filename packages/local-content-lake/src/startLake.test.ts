import { readdir } from 'node:fs/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { describe, expect, vi } from 'vitest'
import { startLake } from './startLake.ts'
import { studioOrigin, test } from './testing/lakeTest.ts'

const queryPath = '/v2025-02-19/data/query/production?query=1'

describe('a request', () => {
  test.for(['localhost', 'localhost:3334', 'localdev.localhost:3334', '127.0.0.1:1', '[::1]'])(
    'for the host %s is answered',
    async (host, { lake }) => {
      expect(await statusFor(lake.address, { host })).toBe(200)
    },
  )

  test.for(['evil.example', 'localhost.evil.example', '192.168.0.1', 'evil.example@localhost'])(
    'for the host %s is refused, against DNS rebinding',
    async (host, { lake }) => {
      expect(await statusFor(lake.address, { host })).toBeOneOf([400, 403])
    },
  )

  test.for([
    'https://evil.example',
    'http://evil.localhost:3333',
    'http://localhost:3000',
    'https://localhost:3333',
    'http://localhost',
    'null',
  ])('from a page of another project changes nothing: %s', async (origin, { client, request }) => {
    const response = await request('/v1/data/mutate/production', {
      method: 'POST',
      headers: { Origin: origin },
      body: JSON.stringify({ mutations: [{ create: { _id: 'a', _type: 'a' } }] }),
    })
    expect(response.status).toBe(403)
    expect(response.headers.has('access-control-allow-origin')).toBe(false)
    expect(await client.getDocument('a')).toBeUndefined()
  })

  test('from the Studio may be read there, with credentials', async ({ request }) => {
    const { headers } = await request(queryPath, { headers: { Origin: studioOrigin } })
    expect(headers.get('access-control-allow-origin')).toBe(studioOrigin)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
  })

  test('is announced by a preflight, into the private network too', async ({ request }) => {
    const response = await request(queryPath, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:3333',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,x-sanity-app',
        'Access-Control-Request-Private-Network': 'true',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe('authorization,x-sanity-app')
    expect(response.headers.get('access-control-allow-private-network')).toBe('true')
  })

  test('larger than 4 MiB is refused with 413', async ({ request }) => {
    const body = JSON.stringify({ mutations: [], padding: 'x'.repeat(5 * 1024 * 1024) })
    const response = await request('/v1/data/mutate/production', { method: 'POST', body })
    expect(response.status).toBe(413)
  })

  test('may have a chunked body', async ({ request }) => {
    const body = new Blob(['{"query":"1"}']).stream()
    const init = { method: 'POST', body, duplex: 'half' }
    const response = await request('/v1/data/query/production', init)
    expect(await response.json()).toMatchObject({ result: 1 })
  })

  test.for([
    '/',
    '//',
    '//evil.example/v1/ping',
    '/v1/nothing',
    '/v2/ping',
    '/v1/data/query/NoDataset!',
    '/v1/data/query/production/more?query=1',
  ])('for %s is not found, in the form of the hosted API', async (path, { request }) => {
    const response = await request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      statusCode: 404,
      error: 'Not Found',
      message: expect.stringContaining('No endpoint GET /'),
    })
  })

  test.for(['/v1/ping', '/vX/ping', '/v2025-02-19/ping'])(
    'may be a ping, which names the directory: %s',
    async (path, { request, directory }) => {
      const response = await request(path)
      expect(await response.json()).toEqual({ PONG: true, directory })
    },
  )

  test('that is cut off leaves no descriptor open and nothing in the log', async ({ lake }) => {
    const logged = vi.spyOn(console, 'error')
    const before = await openDescriptors()
    for (let round = 0; round < 20; round++) await cutOff(lake.address)
    await expect.poll(openDescriptors).toBeLessThanOrEqual(before)
    expect(logged).not.toHaveBeenCalled()
  })

  test('for a stream may be read by a page too, on a host of its own', async ({ lake }) => {
    const host = `stream7.localhost:${new URL(lake.address).port}`
    const headers = { host, origin: 'http://localhost:3333' }
    const path = '/v2025-02-19/data/listen/production?query=*'
    const response = await get(lake.address + path, headers)
    expect(response.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'access-control-allow-origin': 'http://localhost:3333',
      'access-control-allow-credentials': 'true',
    })
    response.destroy()
  })
})

test('a lake on a used port says so, and leaves its directory free', async ({
  lake,
  directory,
}) => {
  const port = Number(new URL(lake.address).port)
  const elsewhere = `${directory}/second`
  await expect(startLake({ directory: elsewhere, port })).rejects.toThrow(`Port ${port} is in use`)
  const second = await startLake({ directory: elsewhere, port: 0 })
  await second.close()
})

async function statusFor(address: string, headers: Record<string, string>) {
  const response = await get(`${address}${queryPath}`, headers)
  response.resume()
  return response.statusCode
}

/** Returns the number of this process's open files and sockets; 0 if the system does not list them. */
async function openDescriptors(): Promise<number> {
  return (await readdir('/proc/self/fd').catch(() => [])).length
}

/** Aborts an upload after its first bytes. */
function cutOff(address: string): Promise<void> {
  return new Promise((resolve) => {
    const headers = { 'content-length': '1000000' }
    const options = { method: 'POST', headers }
    const upload = httpRequest(`${address}/v1/assets/images/production`, options)
    upload.on('error', () => resolve())
    upload.write('the first bytes', () => upload.destroy(new Error('cut off')))
  })
}

/** `fetch` does not let callers set the Host header. */
function get(address: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    httpRequest(address, { headers }, resolve).on('error', reject).end()
  })
}
