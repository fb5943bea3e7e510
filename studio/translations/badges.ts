import { Languages } from 'lucide-react'
import {
  type DocumentBadgeComponent,
  type DocumentBadgeDescription,
  type DocumentBadgeProps,
  useSchema,
} from 'sanity'
import { percentOf, translations } from '../../shared/content/coverage.ts'
import type { Language } from '../../shared/languages.ts'
import { t } from '../i18n/t.ts'
import { documentCoverage } from './documentCoverage.ts'
import { staleIn } from './missing.ts'

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
  const stale = staleIn(document, schemaType).filter((text) => text.code === code).length
  const issues = [
    ...(missing > 0
      ? [t('{missing} of {texts} texts are missing', { missing, texts: coverage.texts })]
      : []),
    ...(stale > 0 ? [t('the English of {count} has changed since', { count: stale })] : []),
  ]
  return {
    label:
      stale === 0
        ? t('{language} {percent} %', { language: name, percent })
        : t('{language} {percent} %, {count} outdated', {
            language: name,
            percent,
            count: stale,
          }),
    title: issues.length === 0 ? t('All is translated') : issues.join('; '),
    color: badgeColor(percent, stale),
    icon: Languages,
  }
}

/**
 * Green for all and up to date, amber for half or more, red for less: visitors then read mostly
 * English.
 */
export function badgeColor(percent: number, stale: number): 'success' | 'warning' | 'danger' {
  if (percent === 100 && stale === 0) return 'success'
  return percent >= 50 ? 'warning' : 'danger'
}

export const translationBadges = translations.map(
  ({ code, name }): DocumentBadgeComponent =>
    (props) =>
      useTranslationBadge(props, code, name),
)
