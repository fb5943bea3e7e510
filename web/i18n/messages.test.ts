import { expect, test } from 'vitest'
import { languageCodes } from '../../shared/languages.ts'
import { en } from './messages/en.ts'
import { messagesIn } from './messages.ts'

test.each(languageCodes)('every interface word exists in %s', (code) => {
  const messages = messagesIn(code)
  expect(Object.keys(messages).sort()).toEqual(Object.keys(en).sort())
  for (const [key, message] of Object.entries(messages)) {
    expect(message.lang, key).toBeUndefined()
    expect(message.value, key).not.toBe('')
  }
})

test.each(languageCodes)('the places to fill in are the same in %s', (code) => {
  const places = (text: string) => text.match(/\{\w+\}/g) ?? []
  for (const [key, message] of Object.entries(messagesIn(code)))
    expect(places(message.value), key).toEqual(places(en[key as keyof typeof en]))
})
