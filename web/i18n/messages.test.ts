import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { messages, messagesIn } from './messages.ts'

const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

test.each(languageCodes)('messages exist in %s, with the same placeholders', (code) => {
  expect(Object.keys(messages[code]).toSorted()).toEqual(Object.keys(messages.en).toSorted())
  for (const [key, value] of Object.entries(messages[code])) {
    expect(value, key).not.toBe('')
    expect(placeholders(value), key).toEqual(placeholders(Reflect.get(messages.en, key)))
  }
})

test('an edited message replaces the default one, in English if it is not translated', () => {
  const edited = { 'nav.home': { en: 'Start' } }
  expect(messagesIn('en', edited)['nav.home']).toEqual({ key: 'nav.home', value: 'Start' })
  expect(messagesIn('fr', edited)).toMatchObject({
    'nav.home': { key: 'nav.home', value: 'Start', lang: 'en' },
    'nav.services': { key: 'nav.services', value: 'Services' },
  })
})
