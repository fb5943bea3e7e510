import { afterEach, expect, test, vi } from 'vitest'
import { createSessions } from './session.ts'

const secret = 'a secret for the test'
const cookieOf = (header: string) => header.slice(0, header.indexOf(';'))

afterEach(() => {
  vi.useRealTimers()
})

test('a new session is open, also among other cookies', () => {
  const sessions = createSessions(secret)
  const cookie = cookieOf(sessions.begin())
  expect(sessions.isOpen(cookie)).toBe(true)
  expect(sessions.isOpen(`theme=dark; ${cookie}; other=1`)).toBe(true)
})

test('a session ends after twelve hours', () => {
  vi.useFakeTimers()
  const sessions = createSessions(secret)
  const cookie = cookieOf(sessions.begin())
  vi.advanceTimersByTime(12 * 60 * 60 * 1000 + 1000)
  expect(sessions.isOpen(cookie)).toBe(false)
})

test.each([
  ['no cookie', undefined],
  ['a cookie signed with another secret', cookieOf(createSessions('another').begin())],
  ['a changed expiry', cookieOf(createSessions(secret).begin()).replace(/=\d+/, '=9999999999')],
  ['a cookie without a signature', 'preview=9999999999.'],
  [
    'a cookie of another name',
    cookieOf(createSessions(secret).begin()).replace('preview', 'xpreview'),
  ],
])('a visitor with %s has no session', (_, cookies) => {
  expect(createSessions(secret).isOpen(cookies)).toBe(false)
})

test('scripts cannot read the cookie, and it works in the Studio’s frame', () => {
  const header = createSessions(secret).begin()
  for (const attribute of ['HttpOnly', 'Secure', 'SameSite=None', 'Partitioned'])
    expect(header).toContain(attribute)
})
