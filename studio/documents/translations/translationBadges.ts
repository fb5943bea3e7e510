import { Languages } from 'lucide-react'
import { type DocumentBadgeComponent, type DocumentBadgeDescription, useSchema } from 'sanity'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { t } from '../../i18n/t.ts'
import { inlineIcon } from '../../ui/inlineIcon.tsx'
import { useShallowStable } from '../actions/useShallowStable.ts'
import { translationsOf } from './translatableTexts.ts'

const languagesIcon = inlineIcon(Languages)

function badgeOf(
  state: ReturnType<typeof translationsOf>[number] | undefined,
): DocumentBadgeDescription | null {
  if (!state || state.texts === 0) return null
  const { name: language, texts, missing, percent, stale } = state
  const count = stale.length
  const issues = [
    missing > 0 && t('{missing} of {texts} texts are missing', { missing, texts }),
    count > 0 &&
      t('{count} are outdated, because the English, the picture or the file has changed', {
        count,
      }),
  ].filter(Boolean)
  return {
    label:
      count === 0
        ? t('{language} {percent} %', { language, percent })
        : t('{language} {percent} %, {count} outdated', { language, percent, count }),
    title: issues.join('; ') || t('All is translated'),
    color: badgeColor(percent, count),
    icon: languagesIcon,
  }
}

/** Returns green if all is translated and current, amber from half, red below: visitors read mostly English. */
export function badgeColor(percent: number, stale: number): 'success' | 'warning' | 'danger' {
  if (percent === 100 && stale === 0) return 'success'
  return percent >= 50 ? 'warning' : 'danger'
}

/** A badge for each language with the translated share of a document; none without texts. */
export const translationBadges = translations.map(({ code }) => {
  const useTranslationBadge: DocumentBadgeComponent = ({ type, version, draft, published }) => {
    const schemaType = useSchema().get(type)
    const document = version ?? draft ?? published
    const state = schemaType && document ? translationsOf(document, schemaType) : []
    return useShallowStable(badgeOf(state.find((language) => language.code === code)))
  }
  return useTranslationBadge
})
