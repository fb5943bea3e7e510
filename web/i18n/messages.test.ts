import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { formWords, formWordsIn } from './formWords.ts'
import { messages, messagesIn } from './messages.ts'

const places = (text: string) => text.match(/\{\w+\}/g) ?? []

describe.each([
  ['interface', messages.en, messagesIn],
  ['form', formWords.en, formWordsIn],
] as const)('the words of the %s', (_name, english, wordsIn) => {
  test.each(languageCodes)('exist in %s, with the same places to fill in', (code) => {
    const words = Object.entries(wordsIn(code))
    expect(words.map(([key]) => key)).toEqual(Object.keys(english))
    for (const [key, { value, lang }] of words) {
      expect(lang, key).toBeUndefined()
      expect(value, key).not.toBe('')
      expect(places(value), key).toEqual(places(Reflect.get(english, key)))
    }
  })
})
