import { afterEach, expect, test, vi } from 'vitest'
import { fillText } from './fillText.ts'
import { translatedProps, translateMarker } from './translatedProps.ts'

afterEach(() => vi.unstubAllEnvs())

test('a translated element has its key, and its language if it is the English fallback', () => {
  expect(translatedProps({ key: 'nav.home', value: 'Accueil' })).toEqual({
    'data-translate': 'nav.home',
    lang: undefined,
    children: 'Accueil',
  })
  expect(translatedProps({ key: 'nav.home', value: 'Home', lang: 'en' }).lang).toBe('en')
})

test('an element with a text of the content has the name of its field, and its whole key in the preview', () => {
  const text = { key: 'about:hero.heading', value: 'About' }
  expect(translatedProps(text)['data-translate']).toBe('heading')
  expect(
    translateMarker({ key: 'about:sections[_key=="a"].items[_key=="b"].text' })['data-translate'],
  ).toBe('text')
  vi.stubEnv('PREVIEW', 'true')
  expect(translatedProps(text)['data-translate']).toBe('about:hero.heading')
})

test.each([
  ['Cameroon (8 February 1982)', 'Cameroon (8_February 1982)'],
  ['Le 1er mars 2026', 'Le 1er_mars 2026'],
  ['A 29 de janeiro de 2025', 'A 29_de_janeiro de 2025'],
  ['500 contracts in 2020', '500 contracts in 2020'],
])('lines of “%s” break at the spaces of “%s”', (value, shown) => {
  const children = shown.replaceAll('_', '\u00a0')
  expect(translatedProps({ key: 'a', value }).children).toBe(children)
})

test('placeholders are filled in by name, and those without a value stay', () => {
  const text = { key: 'thanks', value: 'Thank you {name}! Call {phone}, {name}.' }
  expect(fillText(text, { name: 'Ama' }).value).toBe('Thank you Ama! Call {phone}, Ama.')
})

test('values of placeholders are inserted literally', () => {
  const text = { key: 'thanks', value: 'Thank you {name}!' }
  expect(fillText(text, { name: '$& {name} <b>' }).value).toBe('Thank you $& {name} <b>!')
})
