import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RunningServer } from '../../http/server.ts'
import { redirectsFile, redirectsName } from '../output/hostFiles.ts'
import { oldAddresses } from '../output/siteRedirects.ts'
import { serveSite } from './serveSite.ts'

let directory = ''
const servers: RunningServer[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(directory, 'services'))
  await writeFile(join(directory, 'index.html'), 'home')
  await writeFile(join(directory, 'services.html'), 'services')
  await writeFile(join(directory, 'index.md'), 'home in Markdown')
  await writeFile(join(directory, 'services.md'), 'services in Markdown')
  await writeFile(join(directory, 'services/who.html'), 'who')
  await writeFile(join(directory, 'empty.html'), '')
  await writeFile(join(directory, '404.html'), 'not found')
  await writeFile(
    join(directory, redirectsName),
    redirectsFile(oldAddresses({ '/old': '/services' })),
  )
  await mkdir(join(directory, 'fr'))
  await writeFile(join(directory, 'fr.html'), 'accueil')
  await writeFile(join(directory, 'fr/404.html'), 'introuvable')
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) await server.close()
  await rm(directory, { recursive: true, force: true })
})

async function serve(port = 0, exactly = false) {
  const server = await serveSite({ directory, port, exactly })
  servers.push(server)
  return server
}

test.each([
  ['/', 200, 'home'],
  ['/services', 200, 'services'],
  ['/services/who', 200, 'who'],
  ['/services/nope', 404, 'not found'],
  ['/empty', 404, 'not found'],
  ['/../package.json', 404, 'not found'],
  ['/fr', 200, 'accueil'],
  ['/fr/nope', 404, 'introuvable'],
  ['/fr/services/nope/', 404, 'introuvable'],
  ['/france', 404, 'not found'],
])('%s is answered with %i', async (path, status, text) => {
  const { address } = await serve()
  const response = await fetch(address + path)
  expect([response.status, await response.text()]).toEqual([status, text])
})

test.each([
  ['/', 'text/markdown, text/html;q=0.9', 'text/markdown', 'home in Markdown'],
  ['/services', 'text/markdown', 'text/markdown', 'services in Markdown'],
  ['/services/', 'text/markdown', 'text/markdown', 'services in Markdown'],
  ['/services', 'text/html,*/*;q=0.8', 'text/html', 'services'],
  ['/services/who', 'text/markdown', 'text/html', 'who'],
])('%s is sent to a program that accepts %s as %s', async (path, accept, type, text) => {
  const { address } = await serve()
  const response = await fetch(address + path, { headers: { accept } })
  expect([response.status, await response.text()]).toEqual([200, text])
  expect(response.headers.get('Content-Type')).toContain(type)
  expect(response.headers.get('Vary')).toContain('Accept')
})

test('a port in use is an error if it is required, otherwise the next one is used', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const port = Number(new URL((await serve()).address).port)
  await expect(serve(port, true)).rejects.toThrow(`Port ${port} is in use`)
  const next = await serve(port)
  expect(Number(new URL(next.address).port)).toBeGreaterThan(port)
})

/** Sends a raw request, which `fetch` would normalize, and resolves with the status line. */
function raw(address: string, request: string): Promise<string> {
  const { port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), 'localhost', () => socket.write(request))
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('close', () => resolve(response.slice(0, response.indexOf('\r\n'))))
    socket.on('error', reject)
  })
}

test.each([
  ['a range that ends before it begins', 'GET / HTTP/1.1\r\nRange: bytes=5-1', /200|416/],
  ['a range beyond the file', 'GET / HTTP/1.1\r\nRange: bytes=999-', /416/],
  ['a range of a missing page', 'GET /missing HTTP/1.1\r\nRange: bytes=0-1', /404/],
  ['a malformed range', 'GET / HTTP/1.1\r\nRange: bytes=--', /200|416/],
  ['a malformed escape', 'GET /%E0%A4%A HTTP/1.1', /400/],
  ['a NUL', 'GET /%00 HTTP/1.1', /404/],
  ['a name that no file system takes', `GET /${'a'.repeat(300)} HTTP/1.1`, /404/],
  ['a path that no file system takes', `GET ${'/a'.repeat(3000)} HTTP/1.1`, /404/],
  ['two slashes', 'GET //example.org/ HTTP/1.1', /404/],
  ['dots', 'GET /../serve.test.ts HTTP/1.1', /404/],
  ['escaped dots', 'GET /%2e%2e%2fserve.test.ts HTTP/1.1', /404/],
  ['an unsupported method', 'POST / HTTP/1.1', /405/],
])('%s is answered, and the server keeps running', async (_, head, status) => {
  const { address } = await serve()
  const line = await raw(address, `${head}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(line).toMatch(status)
  expect(await (await fetch(address)).text()).toBe('home')
})

test('other methods than GET and HEAD are refused, whether or not there is a site', async () => {
  const { address } = await serve()
  const post = async () => {
    const response = await fetch(address, { method: 'POST' })
    return [response.status, response.headers.get('Allow'), await response.text()]
  }
  const refused = [405, 'GET, HEAD', 'Only GET and HEAD are allowed.']
  expect(await post()).toEqual(refused)
  await rm(directory, { recursive: true })
  expect(await post()).toEqual(refused)
})

test('a directory without a site is answered 404, until there is one', async () => {
  const { address } = await serve()
  await rm(directory, { recursive: true })
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(address, { method: 'HEAD' })).status).toBe(404)
  await mkdir(directory)
  await writeFile(join(directory, 'index.html'), 'the next one')
  expect(await (await fetch(address)).text()).toBe('the next one')
})

// Only Linux lists the open files of a process there.
test.runIf(process.platform === 'linux')('aborted downloads leave no file open', async () => {
  const { address } = await serve()
  await writeFile(join(directory, 'large.txt'), 'x'.repeat(5_000_000))
  const open = async () => (await readdir('/proc/self/fd')).length
  const before = await open()
  for (let number = 0; number < 50; number++) {
    const abort = new AbortController()
    const response = await fetch(`${address}/large.txt`, { signal: abort.signal })
    await response.body?.getReader().read()
    abort.abort()
  }
  await expect.poll(open).toBeLessThan(before + 20)
})

test('a page is compressed as the browser accepts it, and known again by its tag', async () => {
  const text = 'home '.repeat(1000)
  await writeFile(join(directory, 'index.html'), text)
  const { address } = await serve()
  for (const encoding of ['br', 'gzip']) {
    const accepts = { 'Accept-Encoding': encoding }
    const response = await fetch(address, { headers: accepts })
    expect(response.headers.get('Content-Encoding')).toBe(encoding)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe(text)
    // The headers of a browser's revalidation; `fetch` would ask for a new copy.
    const tag = {
      'If-None-Match': response.headers.get('ETag') ?? '',
      'Cache-Control': 'max-age=0',
    }
    expect((await fetch(address, { headers: { ...accepts, ...tag } })).status).toBe(304)
  }
})

test('pages cannot be framed, and images cannot run scripts', async () => {
  await mkdir(join(directory, 'images'))
  await writeFile(join(directory, 'images/a.svg'), '<svg onload="alert(1)"/>')
  const { address } = await serve()
  const page = (await fetch(address)).headers
  expect(page.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  expect(page.get('X-Content-Type-Options')).toBe('nosniff')
  const image = (await fetch(`${address}/images/a.svg`)).headers
  expect(image.get('Content-Security-Policy')).toContain('sandbox')
})

test('an old address is redirected with its query, in place of its document, and not kept', async () => {
  await writeFile(join(directory, 'old.html'), 'a page that leads on')
  const { address } = await serve()
  const { status, headers } = await fetch(`${address}/old?from=mail`, { redirect: 'manual' })
  expect([status, headers.get('Location')]).toEqual([302, '/services?from=mail'])
  expect(headers.get('Cache-Control')).toContain('max-age=0')
})

test('redirects are those of the newest build', async () => {
  const { address } = await serve()
  const old = oldAddresses({ '/old': '/services/who' })
  await writeFile(join(directory, redirectsName), `# another build\n${redirectsFile(old)}`)
  const response = await fetch(`${address}/old`, { redirect: 'manual' })
  expect(response.headers.get('Location')).toBe('/services/who')
})

test('an English address with its prefix is redirected', async () => {
  const { address } = await serve()
  const response = await fetch(`${address}/en/services/who`, { redirect: 'manual' })
  expect([response.status, response.headers.get('Location')]).toEqual([301, '/services/who'])
})
