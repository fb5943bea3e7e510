import { collectObjects, fieldPathText } from '../content/fieldPaths.ts'
import { toPlainText } from '../content/languages/inLanguage.ts'
import { isWritten } from '../content/languages/translationCoverage.ts'
import { defaultLanguage, type Language, languageCodes } from '../languages.ts'
import { withoutInvisible } from '../text/visibleText.ts'
import glossary from './glossary.json' with { type: 'json' }
import typography from './typography.json' with { type: 'json' }

/** The forms of a term in a language. `*` matches any ending; the first letter may be a capital. */
type Forms = {
  /** Preferred forms, the term itself first. */
  write: string[]
  avoid?: string[]
  /** Names that contain an avoided form. */
  except?: string[]
}

/** A term of our field in each language; its `note` is for readers. */
export type Term = { [code in Language]: Forms } & { note?: string }

export const terms: Readonly<Record<string, Term>> = glossary

/** Returns the avoided forms in a text, each with the preferred form without the marks of its endings. */
export function avoidedForms(written: string, language: Language, among = Object.values(terms)) {
  const text = withoutInvisible(written)
  // Returns early, because the Studio checks all texts of a document at each keystroke, and most contain none of the
  // forms.
  if (text.search(anyForm(...among.flatMap(({ [language]: forms }) => forms.avoid ?? []))) === -1)
    return []
  return among.flatMap(({ [language]: { write, avoid = [], except = [] } }) => {
    const rest = except.reduce((remaining, form) => remaining.replaceAll(anyForm(form), ''), text)
    return avoid
      .flatMap((form) => rest.match(anyForm(form))?.[0] ?? [])
      .map((form) => ({ found: form, write: (write[0] ?? '').replaceAll('*', '') }))
  })
}

/**
 * Returns the typographic rules that a text breaks, each as a message in all languages.
 * @param text plain text, with a line for each paragraph
 */
export function brokenRules(text: string, language: Language) {
  if (typography.quoted.includes(text)) return []
  const figures = new RegExp(typography.figures[language], 'gm')
  const running = text.replaceAll(figures, (figure) => figure.replaceAll(/\s?-\s?/g, '–'))
  return [...typography.everywhere, ...typography[language]]
    .filter(({ broken }) => new RegExp(broken, 'mu').test(running))
    .map(({ rule }) => rule)
}

/** The field with visitors' search words. They need not follow the glossary. */
export const searchWordsField = 'searchWords'

/** Returns the issues of a document's texts with glossary and typography, one line each. */
export function wordingIssues(document: { _id: string }): string[] {
  return collectObjects(document).flatMap(({ object, path }) =>
    languageCodes
      .filter((code) => defaultLanguage in object && isWritten(Reflect.get(object, code)))
      .filter(() => path().at(-1) !== searchWordsField)
      .flatMap((code) => {
        const text = toPlainText(Reflect.get(object, code))
        return [
          ...avoidedForms(text, code).map(({ found, write }) => `“${found}”: we write “${write}”`),
          ...brokenRules(text, code).map(({ en }) => en),
        ].map((issue) => `${document._id} ${fieldPathText(path(), document)} in ${code}: ${issue}`)
      }),
  )
}

const patterns = new Map<string, RegExp>()

/** Returns a pattern that matches any of the forms as whole words. Spaces in forms also match non-breaking spaces. */
export function anyForm(...forms: string[]): RegExp {
  const key = forms.join('|')
  const cached = patterns.get(key)
  if (cached) return cached
  const spellings = forms.flatMap(([first = '', ...rest]) =>
    [first, first.toUpperCase()].map((letter) =>
      [letter, ...rest].join('').split('*').map(spaced).join('\\p{Letter}*'),
    ),
  )
  const ends = '[\\p{Letter}\\p{Number}]'
  const pattern = new RegExp(`(?<!${ends})(?:${spellings.join('|')})(?!${ends})`, 'gu')
  patterns.set(key, pattern)
  return pattern
}

function spaced(words: string): string {
  return words.split(' ').map(RegExp.escape).join('\\s')
}
