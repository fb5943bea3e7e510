import type { CustomValidator } from 'sanity'
import { filledLength } from '../../../shared/content/countries/countryPlaceholders.ts'
import { type Language, languageCodes } from '../../../shared/languages.ts'
import { t } from '../../i18n/t.ts'

/** The lengths, in characters, that search results show in full. */
export const seoLimits = {
  title: { max: 60 },
  description: { min: 70, max: 160 },
} as const

/** Maximum lengths, in characters, of texts with limited space on the site. */
export const lengths = {
  /** Limited like the SEO title, because it is the SEO title's fallback. */
  title: seoLimits.title.max,
  shortTitle: 24,
  menuLabel: 24,
  footerHeading: 32,
  enquiryName: 60,
  heroHeading: 80,
  heading: 70,
  fact: 40,
  newsTitle: 120,
  newsSummary: 200,
} as const

type Texts = { [code in Language]?: string } | undefined

/** Reports a text that is too long in one of its languages. */
export function atMost(limit: number): CustomValidator<Texts> {
  return inEachLanguage((text) => {
    const count = filledLength(text)
    return count > limit ? t('{count} characters, at most {limit} fit', { count, limit }) : null
  })
}

/** Reports a text that is too short in a language. Languages without the text are not checked. */
export function atLeast(limit: number): CustomValidator<Texts> {
  return inEachLanguage((text) => {
    const count = filledLength(text)
    return count < limit
      ? t('{count} characters, at least {limit} are better', { count, limit })
      : null
  })
}

/** Applies a check to the text in each language that has it. */
export function inEachLanguage(issueIn: (text: string) => string | null): CustomValidator<Texts> {
  return (texts) =>
    languageCodes.flatMap((code) => {
      const text = texts?.[code]
      const message = text && issueIn(text)
      return message ? [{ message, path: [code] }] : []
    })
}
