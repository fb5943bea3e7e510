import { useMessages, useSite } from '../content/ContentProvider.tsx'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { translated } from '../i18n/text.ts'
import { dateIn } from '../ui/today.ts'
import { Second } from '../ui/typography.tsx'

/** The day from which the legal pages apply. */
export function EffectiveDate() {
  const message = useMessages()
  const { language } = useLanguage()
  const { effectiveDate } = useSite().legal
  return (
    <Second>
      <span {...translated(message('legal.effective'))} />{' '}
      <time dateTime={effectiveDate}>{dateIn(language, effectiveDate)}</time>
    </Second>
  )
}
