import { connect } from 'node:net'
import fc from 'fast-check'

/** A raw HTTP request, because `fetch` would refuse or normalize most of these. */
export type RawRequest = { method: string; path: string; headers: [string, string][]; body: string }

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE')

const pathPart = fc.oneof(
  fc.constantFrom('..', '.', '', '%2e%2e', '%2f', '%5c', '%00', '%', '%zz', '%E0%A4%A', '\\', '~'),
  fc.constantFrom('index.html', '404', 'services', 'content', 'images', 'flags', 'GH.svg', 'rest'),
  fc.string({ maxLength: 12 }).map((text) => text.replace(/[^!-~]/g, '-')),
)

const path = fc
  .tuple(
    fc.constantFrom('/', '//', '///', '/./', 'http://example.org/', '*'),
    fc.array(pathPart, { maxLength: 6 }),
    fc.constantFrom('', '?', '?a=%', '?query=*', '?path=//x&language=zz', '#a'),
  )
  .map(([start, parts, end]) => start + parts.join('/') + end)

const value = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, '?'))

const header = fc.oneof(
  fc.tuple(
    fc.constant('Range'),
    fc.constantFrom('bytes=5-1', 'bytes=-1', 'bytes=0-', 'bytes=a-b', 'bytes=0-0,2-1', 'x'),
  ),
  fc.tuple(fc.constant('Accept-Encoding'), fc.constantFrom('br', 'gzip;q=0', '*', 'br, gzip', ';')),
  fc.tuple(fc.constant('If-Modified-Since'), fc.constantFrom('yesterday', '0', '-1')),
  fc.tuple(fc.constant('Cookie'), fc.constantFrom('preview=1.x', 'preview=', ';;=', 'a=b; a=c')),
  fc.tuple(fc.constant('Content-Type'), fc.constantFrom('application/json', 'text/html', 'x')),
  fc.tuple(fc.constant('Expect'), fc.constantFrom('100-continue', 'x')),
  fc.tuple(fc.constantFrom('X-Forwarded-For', 'Origin', 'Prefer', 'apikey', 'Upgrade'), value),
)

export const rawRequest: fc.Arbitrary<RawRequest> = fc.record({
  method: methods,
  path,
  headers: fc.array(header, { maxLength: 4 }),
  body: fc.oneof(fc.constant(''), fc.json({ maxDepth: 3 }), fc.string({ maxLength: 200 })),
})

/** Sends a request to a server on this machine, and resolves with the raw response. */
export function send(
  address: string,
  { method, path, headers, body }: RawRequest,
): Promise<{ status: number; text: string }> {
  const { port } = new URL(address)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: localhost:${port}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers.map(([name, content]) => `${name}: ${content}`),
  ]
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () =>
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`),
    )
    let text = ''
    const done = () => resolve({ status: Number(text.split(' ')[1] ?? 0), text })
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      text += chunk
      // An event stream does not end by itself.
      if (text.includes('text/event-stream')) socket.destroy()
    })
    socket.on('close', done)
    socket.on('error', (error: NodeJS.ErrnoException) =>
      // A server may close the connection without reading the whole body.
      error.code === 'ECONNRESET' || error.code === 'EPIPE' ? done() : reject(error),
    )
  })
}

/** The number of runs per property: FUZZ_RUNS, which `npm run maintain:fuzz` sets higher. */
export const runs = Number(process.env.FUZZ_RUNS ?? 300)

/** The seed: FUZZ_SEED, to repeat a failure. */
export const seed = Number(process.env.FUZZ_SEED ?? 1)
