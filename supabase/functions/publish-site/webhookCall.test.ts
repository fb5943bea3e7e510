import { encodeSignatureHeader } from '@sanity/webhook'
import { describe, expect, test } from 'vitest'
import { refusalOf, tolerance } from './webhookCall.ts'

const secret = 'known to both'
const now = Date.parse('2026-11-21T10:00:00Z')
const body = JSON.stringify({ _id: 'page-home', _rev: '1' })

/** What is said to a body that was signed so long ago, in milliseconds. */
const refusalAfter = async (age: number) =>
  refusalOf(
    { body, signature: await encodeSignatureHeader(body, now - age, secret) },
    { secret, now },
  )

describe('a signature is valid for five minutes', () => {
  test.each([0, 1, tolerance, -tolerance])('%i ms after it was made', async (age) => {
    expect(await refusalAfter(age)).toBeNull()
  })

  test.each([tolerance + 1, -tolerance - 1])('and not %i ms after', async (age) => {
    expect(await refusalAfter(age)).toMatchObject({ status: 401 })
  })
})

test('the same signature written in another way is another signature, and not valid', async () => {
  const signature = await encodeSignatureHeader(body, now, secret)
  for (const variant of [signature.replace(',', ', '), signature.replace('t=', 't=0')])
    expect(await refusalOf({ body, signature: variant }, { secret, now })).toMatchObject({
      status: 401,
    })
})
