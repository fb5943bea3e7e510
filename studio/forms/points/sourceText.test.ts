import { expect, test } from 'vitest'
import { isNamed } from './sourceText.ts'

test('a translation is not named where it stands alone below its English', () => {
  expect(isNamed('fr', { alone: 'fr', english: 'Cold rooms' })).toBe(false)
})

test('a translation without English above it is named, because one would write English there', () => {
  expect(isNamed('fr', { alone: 'fr' })).toBe(true)
  expect(isNamed('fr', { alone: 'fr', english: ' ' })).toBe(true)
})

test('English alone is not named, and each of several languages is', () => {
  expect(isNamed('en', { alone: 'en' })).toBe(false)
  expect(isNamed('pt', { english: 'Cold rooms' })).toBe(true)
})
