import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/**
 * The texts of the mails: of that to the enquirer, whose subject and `reference` have the reference after and
 * within them, and of those to the company, beside the labels, which are the form's in English.
 */
export const texts: Record<Language, typeof en> = { en, fr, pt }

/** The labels in other languages. One that is missing here is shown in English. */
const labels: Record<Exclude<Language, typeof defaultLanguage>, Record<string, string>> = {
  fr: fr.labels,
  pt: pt.labels,
}

export function labelIn(lang: Language, label: string): string {
  return lang === defaultLanguage ? label : (labels[lang][label] ?? label)
}
