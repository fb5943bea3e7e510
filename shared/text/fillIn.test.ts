import { expect, test } from 'vitest'
import { fillIn } from './fillIn.ts'

test('placeholders are replaced, and those without a value stay', () => {
  const values = { name: 'Ama', count: 0, gone: undefined }
  expect(fillIn('{name}: {count} {gone} {constructor} {a.b} {name}', values)).toBe(
    'Ama: 0 {gone} {constructor} {a.b} Ama',
  )
})
