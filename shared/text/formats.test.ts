import { expect, test } from 'vitest'
import { dateFormat, listFormat } from './formats.ts'

test('a formatter is made once for a language and its options', () => {
  const month = { month: 'long' } as const
  expect(dateFormat('fr', month)).toBe(dateFormat('fr', { month: 'long' }))
  expect(dateFormat('fr', month)).not.toBe(dateFormat('pt', month))
  expect(dateFormat('fr', month)).not.toBe(dateFormat('fr', { month: 'short' }))
})

test('formatters are those of the site’s languages', () => {
  expect(listFormat('pt', { type: 'conjunction' }).format(['Gana', 'Togo'])).toBe('Gana e Togo')
})
