import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'

type RefusalsProps = {
  /** Whether the documents could not be read. */
  isUnread: boolean
  /** Whether the Content Lake refused the change of all of them. */
  isUnchanged: boolean
}

/** Why nothing has come of changing several documents at once. */
export function Refusals({ isUnread, isUnchanged }: RefusalsProps) {
  return (
    <>
      {isUnread && (
        <Callout tone="critical" role="alert">
          {t('The documents could not be loaded. Reload the page to try again.')}
        </Callout>
      )}
      {isUnchanged && (
        <Callout tone="critical" role="alert">
          {t('Nothing was changed: somebody may be editing one of them. Try again.')}
        </Callout>
      )}
    </>
  )
}
