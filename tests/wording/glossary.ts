import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import { anyForm, avoidedForms, type Term } from '../../shared/wording/wording.ts'

/** A text by language; lists and paragraphs are lines. */
export type Texts = { [code in Language]?: string }

/** A broken rule, and the language of the text. */
type WordingIssue = { language: Language; rule: string }

/**
 * Returns a text's departures from the glossary: an avoided form, or a translation without the equivalent
 * of a term in its English. Editors are not warned of the latter, because a good sentence may use other
 * words.
 */
export function glossaryIssues(
  texts: Texts,
  glossary: Readonly<Record<string, Term>>,
): WordingIssue[] {
  // The names of lists in placeholders are no words.
  const words = (text?: string) => text?.replaceAll(/\{[\w.]+\}/g, '')
  return Object.entries(glossary).flatMap(([name, term]) =>
    languageCodes.flatMap((language) => {
      const text = words(texts[language])
      if (text === undefined) return []
      const { write } = term[language]
      const has = (forms: string[], text = '') => forms.some((form) => text.match(anyForm(form)))
      const issues = avoidedForms(text, language, [term]).map((form) => ({
        language,
        rule: `«${form.found}» is avoided, we write «${form.write}»`,
      }))
      const isAsked = has(term[defaultLanguage].write, words(texts[defaultLanguage]))
      if (language !== defaultLanguage && isAsked && !has(write, text))
        issues.push({ language, rule: `the English has the term ${name}, we write «${write[0]}»` })
      return issues
    }),
  )
}
