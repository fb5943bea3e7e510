import { type Language, languages } from '../../../shared/languages.ts'
import { terms } from '../../../shared/wording/wording.ts'

/** What is found, and what is put there, in each language. */
export type NameForms = { [code in Language]: { words: string; replacement: string } }

/**
 * Returns the forms of a name in all languages, as the glossary has them, or the name itself.
 * @param replacement which is put there in each language until other words are written
 */
export function nameForms(name: string, replacement: string): NameForms {
  const wanted = name.trim().toLowerCase()
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
    // A form with any ending is none that can be put into a text.
    return form === undefined || form.includes('*') ? name : form
  }
  const entries = languages.map(({ code }) => [code, { words: formIn(code), replacement }])
  return Object.fromEntries(entries)
}
