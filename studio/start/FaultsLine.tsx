import { t } from '../i18n/t.ts'
import { useBuilds } from '../publishing/BuildsProvider.tsx'
import { toolName as websiteTool } from '../publishing/toolName.ts'
import { StudioLink } from './StudioLink.tsx'
import { WaitingLine } from './WaitingLine.tsx'

/** Says whether the website shows all that is published. */
export function FaultsLine() {
  const [latest] = useBuilds()
  const waits = latest && (latest.status === 'failed' || latest.record.held.length > 0)
  if (!waits)
    return <WaitingLine tone="positive">{t('The website shows what is published.')}</WaitingLine>
  return (
    <WaitingLine tone="caution">
      {t('Something that was published has a fault and is not on the website.')}{' '}
      <StudioLink to={websiteTool}>{t('See what to mend')}</StudioLink>
    </WaitingLine>
  )
}
