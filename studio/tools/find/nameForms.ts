import { type Language, languages } from '../../../shared/languages.ts'
import { terms } from '../../../shared/wording/wording.ts'

/** What is found, and what is put there, in each language. */
export type NameForms = { [code in Language]: NameForm }

type NameForm = {
  words: string
  replacement: string
  /** The language in which the name was written for which these words were offered. */
  offeredFor?: Language
}

/**
 * Returns the forms of a name in all languages, as the glossary has them, or the name itself.
 * @param replacement which is put there in each language until other words are written
 */
export function nameForms(name: string, replacement: string): NameForms {
  // Keyboards have no curved apostrophe.
  const wanted = name.trim().toLowerCase().replaceAll("'", '’')
  const forms = Object.values(terms)
    .flatMap((term) => languages.map(({ code }) => ({ term, written: term[code].write })))
    .map(({ term, written }) => ({
      term,
      index: written.findIndex((form) => form.toLowerCase() === wanted),
    }))
    .find(({ index }) => index >= 0)
  const formIn = (code: Language) => {
    const written = forms?.term[code].write ?? []
    const form = written[forms?.index ?? 0] ?? written[0]
    // A form that stands for several endings cannot be put into a text.
    return form === undefined || form.includes('*') ? name : form
  }
  const entries = languages.map(({ code }) => [code, { words: formIn(code), replacement }])
  return Object.fromEntries(entries)
}

/**
 * Returns the forms after the words of one language have changed. Words of another language follow if there are none,
 * or if they were offered for this one, so that a name can also be written after the choice of *A name, in each
 * language*.
 */
export function withWords(forms: NameForms, changed: Language, words: string): NameForms {
  const offered = nameForms(words, '')
  const entries = languages.map(({ code }) => {
    const { offeredFor, ...form } = forms[code]
    if (code === changed) return [code, { ...form, words }]
    const follows = form.words === '' || offeredFor === changed
    const next = { ...form, words: offered[code].words, offeredFor: changed }
    return [code, follows ? next : forms[code]]
  })
  return Object.fromEntries(entries)
}
