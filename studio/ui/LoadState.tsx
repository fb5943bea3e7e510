import { t } from '../i18n/t.ts'
import { Callout } from './Callout.tsx'

type LoadStateProps = {
  error: unknown
  /** The message after an error, with advice. */
  failure?: string
}

/** A message that documents are being loaded, or could not be loaded. */
export function LoadState({ error, failure }: LoadStateProps) {
  if (!error) return <Callout>{t('Looking ...')}</Callout>
  return (
    <Callout tone="critical" role="alert">
      {failure ?? t('The documents could not be loaded. Reload the page to try again.')}
    </Callout>
  )
}
