import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningMailbox, startMailbox } from './startMailbox.ts'

let directory = ''
let mailbox: RunningMailbox

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mailbox-'))
  mailbox = await startMailbox({ directory, port: 0, smtpPort: 0 })
})

afterAll(async () => {
  await mailbox.close()
  await rm(directory, { recursive: true })
})

function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(mailbox.address, { headers: { host } }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

const page = async (path: string) => (await fetch(mailbox.address + path)).text()

test.each(['localhost:8025', '127.0.0.1:8025', '[::1]:8025', 'localhost'])(
  'it answers at %s',
  async (host) => {
    expect(await statusFor(host)).toBe(200)
  },
)

test.each([
  'evil.example',
  'evil.example:8025',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
])('it does not answer for %s, which may lead to this machine', async (host) => {
  expect(await statusFor(host)).toBe(403)
})

test('the pages of the mailbox cannot be framed and load nothing', async () => {
  const { headers } = await fetch(mailbox.address)
  expect(headers.get('X-Frame-Options')).toBe('DENY')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
})

test('a mail that breaks the parser is listed with the others and says why', async () => {
  const nested = Array.from({ length: 300 }, (_, depth) =>
    [`Content-Type: multipart/mixed; boundary=b${depth}`, '', `--b${depth}`].join('\r\n'),
  )
  await writeFile(join(directory, '1-nested.eml'), `Subject: nested\r\n${nested.join('\r\n')}`)
  await writeFile(join(directory, '2-long.eml'), `Subject: ${'x'.repeat(3_000_000)}\r\n\r\ntext`)
  await writeFile(join(directory, '3-good.eml'), 'Subject: a good mail\r\n\r\ntext')
  await writeFile(join(directory, '4-empty.eml'), '')
  const list = await page('/')
  expect(list).toContain('a good mail')
  expect(list.match(/a mail that cannot be read/g)).toHaveLength(2)
  expect(await page('/mails/1-nested')).toContain('This mail cannot be read: ')
  expect(await page('/mails/2-long')).toContain('This mail cannot be read: ')
})

test.each(['/mails/..%2f..%2fetc%2fpasswd', '/mails/../lock', '/mails/', '/mails/a.eml', '/%00'])(
  '%s is not found',
  async (path) => {
    expect((await fetch(mailbox.address + path)).status).toBe(404)
  },
)

test('a port in use is named, for the page and for mail, and nothing stays open', async () => {
  const ports = [new URL(mailbox.address).port, new URL(mailbox.smtp).port].map(Number)
  const [port = 0, smtpPort = 0] = ports
  await expect(startMailbox({ directory, port, smtpPort: 0 })).rejects.toThrow(
    `Port ${port} is in use`,
  )
  await expect(startMailbox({ directory, port: 0, smtpPort })).rejects.toThrow(
    `Port ${smtpPort} is in use`,
  )
})
