import type { CustomValidator } from 'sanity'
import { type Language, languageCodes } from '../../../shared/languages.ts'

type Texts = { [code in Language]?: string } | undefined

/** A text that is at most so many characters long in every language. */
export function atMost(limit: number): CustomValidator<Texts> {
  return inEachLanguage((text) =>
    text.length > limit ? `${text.length} characters, at most ${limit} are shown` : null,
  )
}

/** A text that is at least so many characters long in every language it is written in. */
export function atLeast(limit: number): CustomValidator<Texts> {
  return inEachLanguage((text) =>
    text.length < limit ? `${text.length} characters, at least ${limit} are better` : null,
  )
}

function inEachLanguage(faultOf: (text: string) => string | null): CustomValidator<Texts> {
  return (texts) => {
    const faults = languageCodes.flatMap((code) => {
      const text = texts?.[code]
      const message = text && faultOf(text)
      return message ? [{ message, path: [code] }] : []
    })
    return faults.length > 0 ? faults : true
  }
}
