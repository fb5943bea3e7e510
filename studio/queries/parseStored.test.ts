import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseStored } from './parseStored.ts'

const shape = z.object({ page: z.string() })

test('what was stored is returned', () => {
  expect(parseStored(shape, '{"page":"/about"}')).toEqual({ page: '/about' })
})

test.each([null, '', 'null', '{"page":', '{"page":1}', '[]'])(
  '%j is not taken for it',
  (stored) => {
    expect(parseStored(shape, stored)).toBeNull()
  },
)
