import { Languages } from 'lucide-react'
import {
  type DocumentBadgeComponent,
  type DocumentBadgeDescription,
  type DocumentBadgeProps,
  useSchema,
} from 'sanity'
import { percentOf, translations } from '../../shared/content/coverage.ts'
import type { Language } from '../../shared/languages.ts'
import { documentCoverage } from './documentCoverage.ts'

/** A badge with the share of a document that is written in a language; none where it has no texts. */
function useTranslationBadge(
  { type, version, draft, published }: DocumentBadgeProps,
  code: Language,
  name: string,
): DocumentBadgeDescription | null {
  const schemaType = useSchema().get(type)
  const document = version ?? draft ?? published
  if (!schemaType || !document) return null
  const coverage = documentCoverage(document, schemaType)
  if (coverage.texts === 0) return null
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

/** Green for all, amber for half or more, red for less: visitors then read mostly English. */
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
