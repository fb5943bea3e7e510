import { defaultLanguage, type Language, languageCodes } from '../../shared/languages.ts'
import { avoidedForms, pattern, type Term } from '../../shared/wording/wording.ts'

/** A text by language; lists and paragraphs are lines. */
export type Texts = { [code in Language]?: string }

/** A rule that a text breaks, and the language it is written in. */
export type WordingIssue = { language: Language; rule: string }

/**
 * Returns where a text departs from the glossary: a form that we avoid, or a translation without
 * the term for a term that its English has. Editors are not warned of the latter: a good sentence
 * may say it in other words.
 */
export function glossaryIssues(
  texts: Texts,
  glossary: Readonly<Record<string, Term>>,
): WordingIssue[] {
  return Object.entries(glossary).flatMap(([name, term]) =>
    languageCodes.flatMap((language) => {
      const text = texts[language]
      if (text === undefined) return []
      const { write } = term[language]
      const has = (forms: string[], text = '') => forms.some((form) => text.match(pattern(form)))
      const issues = avoidedForms(text, language, [term]).map((form) => ({
        language,
        rule: `«${form.found}» is avoided, we write «${form.write}»`,
      }))
      const isAsked = has(term[defaultLanguage].write, texts[defaultLanguage])
      if (language !== defaultLanguage && isAsked && !has(write, text))
        issues.push({ language, rule: `the English has the term ${name}, we write «${write[0]}»` })
      return issues
    }),
  )
}
