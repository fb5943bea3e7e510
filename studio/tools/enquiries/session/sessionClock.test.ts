import { expect, test } from 'vitest'
import { clockAheadMs, isClockWrong, withoutServerTime } from './sessionClock.ts'

const token = (exp: number) => `head.${btoa(JSON.stringify({ exp, name: 'ÿÿ' }))}.signature`

test('the difference of the clocks is that between the ends of a session and of its token', () => {
  const ahead = clockAheadMs({ access_token: token(1_800_003_600), expires_at: 1_800_010_800 })
  expect([ahead, isClockWrong(ahead)]).toEqual([2 * 3_600_000, true])
  expect(isClockWrong(-ahead)).toBe(true)
  expect(isClockWrong(2000)).toBe(false)
  expect(clockAheadMs({ access_token: 'another form', expires_at: 1 })).toBe(0)
})

test('a session is stored without the time of the server, and an error as it is', async () => {
  const session = { access_token: token(1), refresh_token: 'a', expires_in: 3600 }
  const answer = await withoutServerTime(Response.json({ ...session, expires_at: 1 }))
  expect(await answer.json()).toEqual(session)
  const refused = Response.json({ error_code: 'otp_expired' }, { status: 403 })
  expect(await withoutServerTime(refused)).toBe(refused)
})
