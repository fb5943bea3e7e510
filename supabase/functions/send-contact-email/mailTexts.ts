import type { EnquiryLabel } from '../../../shared/enquiry/storedEnquiry.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import en from './texts/en.json' with { type: 'json' }
import fr from './texts/fr.json' with { type: 'json' }
import pt from './texts/pt.json' with { type: 'json' }

/** The texts of the mails, with words before and after a reference. */
export const texts: Record<Language, typeof en> = { en, fr, pt }

/** A label of the mails, in English. */
export type MailLabel = EnquiryLabel | 'Received' | 'From' | 'Taken by' | 'Enquiry'

/** The labels in other languages. */
const labels: Record<Exclude<Language, typeof defaultLanguage>, Record<MailLabel, string>> = {
  fr: fr.labels,
  pt: pt.labels,
}

/** Returns the translation of an English label. */
export function labelIn(lang: Language, label: MailLabel): string {
  return lang === defaultLanguage ? label : labels[lang][label]
}
