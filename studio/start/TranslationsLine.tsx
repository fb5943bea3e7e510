import { useUntranslated } from '../desk/useUntranslated.ts'
import { t } from '../i18n/t.ts'
import { StudioLink } from './StudioLink.tsx'
import { WaitingLine } from './WaitingLine.tsx'

/** Says which translations are missing, and which are older than their English. */
export function TranslationsLine() {
  const { documents: listed } = useUntranslated()
  if (!listed) return null
  const missing = listed.filter(({ languages }) => languages.length > 0).length
  const stale = listed.reduce((sum, document) => sum + document.stale.length, 0)
  if (listed.length === 0)
    return <WaitingLine tone="positive">{t('Everything is translated.')}</WaitingLine>
  return (
    <WaitingLine tone="caution">
      {missing === 1 && `${t('1 document lacks translations.')} `}
      {missing > 1 && `${t('{count} documents lack translations.', { count: missing })} `}
      {stale === 1 && `${t('1 translation is older than its English.')} `}
      {stale > 1 && `${t('{count} translations are older than their English.', { count: stale })} `}
      <StudioLink to="structure/missing-translations">{t('See which')}</StudioLink>
    </WaitingLine>
  )
}
