import { t } from '../i18n/t.ts'
import { Callout } from './Callout.tsx'

type LoadStateProps = {
  error: unknown
  /** What to say after an error, with what to do. */
  failure?: string
}

/** Says that documents are being loaded, or that they could not be. */
export function LoadState({ error, failure }: LoadStateProps) {
  if (!error) return <Callout>{t('Looking ...')}</Callout>
  return (
    <Callout tone="critical" role="alert">
      {failure ?? t('The documents could not be loaded. Reload the page to try again.')}
    </Callout>
  )
}
