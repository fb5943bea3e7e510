import { expect, test } from 'vitest'
import { foldName, foldText, slugOf } from './foldText.ts'

const name = 'Côte d’Ivoire'

test('texts are compared without case and accents', () => {
  expect(foldText(name)).toBe('cote d’ivoire')
  expect(foldText('Ḥusām')).toBe('husam')
})

test('names are also compared without apostrophes', () => {
  expect(foldName(name)).toBe(foldName("COTE D'IVOIRE"))
})

test('a slug has only letters, digits and single hyphens between them', () => {
  expect(slugOf(` ${name} (2026)! `)).toBe('cote-d-ivoire-2026')
})
