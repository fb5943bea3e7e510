import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { openedSession } from '../../tests/support/editorSession.ts'
import { sessionLanguage } from './previewSession.ts'

const secret = 'a secret for the test'

const opened = (signedWith = secret) => openedSession(signedWith, 'pt')

async function languageOf(cookies?: string): Promise<string | null> {
  const app = new Hono().get('/', async (c) => c.json(await sessionLanguage(c, secret)))
  return (await app.request('/', { headers: { ...(cookies && { Cookie: cookies }) } })).json()
}

const cookie = async (signedWith?: string) => (await opened(signedWith)).split(';')[0] ?? ''

afterEach(() => {
  vi.useRealTimers()
})

test('a new session is open in the editor’s language, also among other cookies', async () => {
  expect(await languageOf(await cookie())).toBe('pt')
  expect(await languageOf(`theme=dark; ${await cookie()}; other=1`)).toBe('pt')
})

test('a session ends after twelve hours', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const session = await cookie()
  vi.advanceTimersByTime(12 * 60 * 60 * 1000 + 1000)
  expect(await languageOf(session)).toBeNull()
})

test.each([
  ['no cookie', async () => undefined],
  ['a cookie signed with another secret', () => cookie('another')],
  ['a changed end', async () => (await cookie()).replace(/\d{9,}/, '9999999999')],
  ['a cookie without a signature', async () => 'preview=pt%209999999999'],
  ['a cookie of another name', async () => `x${await cookie()}`],
])('a visitor with %s has no session', async (_, cookies) => {
  expect(await languageOf(await cookies())).toBeNull()
})

test('scripts cannot read the cookie, and it works in the Studio’s frame', async () => {
  const header = await opened()
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'])
    expect(header).toContain(attribute)
})
