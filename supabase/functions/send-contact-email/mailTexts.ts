import type { EnquiryField, fieldDefinitions } from '../../../shared/enquiry/enquiry.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** The texts of the mails, with words before and after a reference. The labels are the form's English ones. */
export const texts: Record<Language, typeof en> = { en, fr, pt }

type FieldLabel = (typeof fieldDefinitions)[EnquiryField]['label']

/** The labels in other languages, those of the form's fields and more; another missing one is shown in English. */
const labels: Record<
  Exclude<Language, typeof defaultLanguage>,
  Record<FieldLabel, string> & Record<string, string>
> = {
  fr: fr.labels,
  pt: pt.labels,
}

/** Returns the translation of an English label. */
export function labelIn(lang: Language, label: string): string {
  return lang === defaultLanguage ? label : (labels[lang][label] ?? label)
}
