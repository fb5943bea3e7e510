import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import { LoadState } from '../../ui/LoadState.tsx'

type ChangeErrorsProps = {
  /** True if the documents could not be read. */
  isUnread: boolean
  /** True if the Content Lake rejected the transaction. */
  isUnchanged: boolean
}

/** The errors of a change of several documents, which left all of them unchanged. */
export function ChangeErrors({ isUnread, isUnchanged }: ChangeErrorsProps) {
  return (
    <>
      {isUnread && <LoadState error />}
      {isUnchanged && (
        <Callout tone="critical" role="alert">
          {t('Nothing was changed: somebody may be editing one of them. Try again.')}
        </Callout>
      )}
    </>
  )
}
