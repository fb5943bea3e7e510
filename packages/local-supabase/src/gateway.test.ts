import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aContact, type Project, publishableKey, startProject } from './testing/startProject.ts'

let project: Project

beforeAll(async () => {
  project = await startProject()
})

afterAll(() => project.close())

afterEach(({ task }) => {
  if (project.exchanges.length > 0) task.meta.exchanges = project.exchanges.splice(0)
})

type Call = {
  method?: string
  path?: string
  headers?: Record<string, string>
  body?: string | undefined
}

async function call({ method = 'POST', path = '/contacts', headers, body }: Call) {
  const response = await fetch(`${project.address}/rest/v1${path}`, {
    method,
    headers: { apikey: publishableKey, 'Content-Type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

const row = JSON.stringify(aContact)
const denied = { code: '42501', message: 'permission denied for table contacts' }

/** A visitor's requests and PostgREST's responses to them. */
const cases: [title: string, request: Call, status: number, body: unknown][] = [
  ['an insert', { body: row }, 201, null],
  ['an insert of an array', { body: `[${row}]` }, 201, null],
  ['an insert of several', { body: `[${row},${row}]` }, 400, { code: 'PT400' }],
  ['a selection', { method: 'GET' }, 401, denied],
  ['a selection of a column', { method: 'GET', path: '/contacts?select=email' }, 401, denied],
  ['a change', { method: 'PATCH', body: '{"email":"x@example.org"}' }, 401, denied],
  [
    'a change of one',
    { method: 'PATCH', path: '/contacts?email=eq.a', body: '{"phone":"1"}' },
    401,
    denied,
  ],
  ['a deletion', { method: 'DELETE' }, 401, denied],
  ['representation', { headers: { Prefer: 'return=representation' }, body: row }, 401, denied],
  ['an ungranted column', { body: row.replace('{', '{"state":"sent",') }, 401, denied],
  [
    'an unknown column',
    { body: '{"nope":1}' },
    400,
    {
      code: 'PGRST204',
      message: "Could not find the 'nope' column of 'contacts' in the schema cache",
    },
  ],
  [
    'another table',
    { path: '/users', body: '{}' },
    404,
    { code: 'PGRST205', message: "Could not find the table 'public.users' in the schema cache" },
  ],
  [
    'a function that is not granted',
    { path: '/rpc/count_contacts', body: '{}' },
    401,
    { code: '42501', message: 'permission denied for function count_contacts' },
  ],
  ['an unknown function', { path: '/rpc/nope', body: '{}' }, 404, { code: 'PGRST202' }],
  [
    'a function without its arguments',
    { path: '/rpc/set_state', body: '{"state":"sent"}' },
    404,
    {
      code: 'PGRST202',
      message: 'Could not find the function public.set_state(state) in the schema cache',
    },
  ],
  [
    'a function with an argument too many',
    { path: '/rpc/count_contacts', body: '{"attempt":1}' },
    404,
    { code: 'PGRST202' },
  ],
  [
    'malformed JSON',
    { body: '{"first_name":' },
    400,
    { code: 'PGRST102', message: 'Empty or invalid json' },
  ],
  ['no body', {}, 400, { code: 'PGRST102' }],
  ['null', { body: 'null' }, 400, { code: 'PGRST102' }],
  ['a list of null', { body: '[null]' }, 400, { code: 'PGRST102' }],
  [
    'objects that differ',
    { body: '[{"email":"a"},{"phone":"1"}]' },
    400,
    { code: 'PGRST102', message: 'All object keys must match' },
  ],
  [
    'a broken rule',
    { body: JSON.stringify({ ...aContact, email: 'nobody' }) },
    400,
    { code: '23514' },
  ],
  [
    'a missing value',
    { body: '{"first_name":"Ama","email":"a@example.org"}' },
    400,
    { code: '23502' },
  ],
  ['a NUL', { body: row.replace('Ama', 'A\\u0000ma') }, 400, { code: '22P05' }],
  ['half a character', { body: row.replace('Ama', '\\ud800') }, 400, { code: '22P02' }],
  ['another method', { method: 'PUT', body: row }, 405, { code: 'PGRST117' }],
  [
    'no key',
    { headers: { apikey: '' }, body: row },
    401,
    { message: 'No API key found in request' },
  ],
  [
    'a wrong key',
    { headers: { apikey: 'sb_secret_guess' }, body: row },
    401,
    { message: 'Invalid API key' },
  ],
  [
    'an unknown token',
    { headers: { Authorization: 'Bearer a.b.c' }, body: row },
    401,
    { code: 'PGRST301' },
  ],
  ['too much', { body: ' '.repeat(1_100_000) }, 413, {}],
]

test.each(cases)('a visitor sends %s', async (_, request, status, body) => {
  const response = await call(request)
  expect(response.status).toBe(status)
  if (body === null) expect(response.body).toBeNull()
  else expect(response.body).toMatchObject(body as object)
})

test('the secret key reads, changes and deletes', async () => {
  const headers = { apikey: project.secret }
  await call({ body: JSON.stringify({ ...aContact, email: 'secret@example.org' }) })
  const path = '/contacts?email=eq.secret@example.org'
  const read = () =>
    call({ method: 'GET', path: `${path}&select=phone&order=created_at.desc&limit=1`, headers })

  expect(await read()).toMatchObject({ status: 200, body: [{ phone: aContact.phone }] })
  const change = { method: 'PATCH', path, headers, body: '{"phone":"1"}' }
  expect(await call(change)).toEqual({ status: 204, body: null })
  expect((await read()).body).toEqual([{ phone: '1' }])
  expect(await call({ method: 'DELETE', path, headers })).toEqual({ status: 204, body: null })
  expect((await read()).body).toEqual([])
})

test.each([
  ['a filter that is not known', '/contacts?email=near.a', 'PGRST100'],
  ['a column that is not there', '/contacts?nope=eq.a', '42703'],
  ['an injection in a column', '/contacts?select=id;drop table contacts', '42703'],
])('the secret key asks with %s', async (_, path, code) => {
  const response = await call({ method: 'GET', path, headers: { apikey: project.secret } })
  expect(response).toMatchObject({ status: 400, body: { code } })
})

test.each([
  'https://evil.example',
  'http://evil.localhost:4173',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'https://localhost:4173',
  'null',
])(
  'a page of another site changes nothing, and has no code mailed: %s',
  { tags: 'local' },
  async (Origin) => {
    // Without a preflight, as a form or a simple request.
    const headers = { Origin, 'Content-Type': 'text/plain' }
    await project.clear()
    for (const [path, body] of [
      ['/rest/v1/contacts', row],
      ['/auth/v1/otp', '{"email":"kofi@example.org"}'],
    ]) {
      const url = `${project.address}${path}?apikey=${publishableKey}`
      const response = await fetch(url, { method: 'POST', headers, body: body ?? null })
      expect(response.status).toBe(403)
      expect(response.headers.has('Access-Control-Allow-Origin')).toBe(false)
    }
    expect(await project.supabase.database.query('select from public.contacts')).toEqual([])
    expect(await project.mails()).toEqual([])
  },
)

test('a page on this machine may call the interface', async () => {
  const response = await fetch(`${project.address}/rest/v1/contacts`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'http://localhost:4174',
      'Access-Control-Request-Headers': 'apikey,content-type',
    },
  })
  expect(response.ok).toBe(true)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe('apikey,content-type')
})

/** Sends raw bytes on a connection and returns the first line of the response. */
function exchange(request: string): Promise<string> {
  const { port } = new URL(project.supabase.address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: 'localhost', port: Number(port) }, () => socket.write(request))
    let received = ''
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      received += chunk
      const lines = received.split('\r\n').filter((line) => !line.startsWith('HTTP/1.1 100'))
      const status = lines.find((line) => line.startsWith('HTTP/1.1 '))
      if (status === undefined) return
      socket.destroy()
      resolve(status)
    })
  })
}

describe('headers that concern one connection', { tags: 'local' }, () => {
  const body = JSON.stringify({ due: true })
  const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  const whole = `Content-Length: ${body.length}\r\n\r\n${body}`
  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
    `apikey: ${publishableKey}\r\n`

  test.each([
    ['Transfer-Encoding: chunked', `Transfer-Encoding: chunked\r\n\r\n${chunked}`],
    ['Keep-Alive', `Keep-Alive: timeout=5\r\nConnection: keep-alive\r\n${whole}`],
    ['Expect: 100-continue', `Expect: 100-continue\r\n${whole}`],
    ['TE and Trailer', `TE: trailers\r\nTrailer: X-Sum\r\nConnection: TE\r\n${whole}`],
    ['one named by Connection', `Connection: X-Hop\r\nX-Hop: a\r\n${whole}`],
  ])('%s: a function is called all the same', async (_, rest) => {
    const path = '/functions/v1/echo'
    expect(await exchange(head(path) + rest)).toBe('HTTP/1.1 202 Accepted')
  })

  test('a chunked body is limited too, and refused before it has ended', async () => {
    const chunk = `10000\r\n${'x'.repeat(65_536)}\r\n`
    for (const path of ['/rest/v1/contacts', '/functions/v1/echo']) {
      const request = `${head(path)}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(17)}`
      expect(await exchange(request)).toBe('HTTP/1.1 413 Payload Too Large')
    }
  })
})

test('the address of the sender is the socket’s, whatever the client says', {
  tags: 'local',
}, async () => {
  const forged = { 'x-forwarded-for': '192.0.2.7', 'cf-connecting-ip': '192.0.2.7' }
  await project.clear()
  for (const headers of [{}, forged]) await call({ body: JSON.stringify(aContact), headers })
  const senders = await project.supabase.database.query(
    'select distinct sender from public.contacts',
  )
  expect(senders).toHaveLength(1)
})

test('an unknown function and an unknown path are not found, other services are refused by name', {
  tags: 'local',
}, async () => {
  expect((await project.post('/functions/v1/nope', {})).status).toBe(404)
  expect((await project.post('/nope', {})).status).toBe(404)
  const response = await project.post('/storage/v1/object', {})
  expect(response.status).toBe(501)
  const message = 'The local Supabase does not have storage'
  expect(await response.json()).toMatchObject({ code: 'local', message })
})
