import { Languages } from 'lucide-react'
import {
  type DocumentBadgeComponent,
  type DocumentBadgeDescription,
  type DocumentBadgeProps,
  useSchema,
} from 'sanity'
import type { Language } from '../../shared/languages.ts'
import { coverageOf, percentOf, translations } from './coverage.ts'

/** Says how much of a document is written in a language. */
function useTranslationBadge(
  { type, version, draft, published }: DocumentBadgeProps,
  code: Language,
  name: string,
): DocumentBadgeDescription | null {
  const schemaType = useSchema().get(type)
  const document = version ?? draft ?? published
  if (!schemaType || !document) return null
  const coverage = coverageOf(document, schemaType)
  const percent = percentOf(coverage, code)
  const missing = coverage.texts - coverage.written[code]
  return {
    label: `${name} ${percent} %`,
    title:
      missing === 0 ? 'All is translated' : `${missing} of ${coverage.texts} texts are missing`,
    color: badgeColor(percent),
    icon: Languages,
  }
}

/** Green where all is translated, amber where most is, red where a visitor reads mostly English. */
export function badgeColor(percent: number): 'success' | 'warning' | 'danger' {
  if (percent === 100) return 'success'
  return percent >= 50 ? 'warning' : 'danger'
}

/** A badge for each language that texts are translated into. */
export const translationBadges = translations.map(
  ({ code, name }): DocumentBadgeComponent =>
    (props) =>
      useTranslationBadge(props, code, name),
)
