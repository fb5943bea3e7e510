import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { useApplyWithNotice } from './useApplyWithNotice.ts'
import { useWriters } from './useWriters.ts'

/** Wraps publish: a draft in which a colleague may be writing is published and stays, so that no letter is lost. */
export const keepForWriters = actionWrapper((publish, { id, draft }) => {
  const { apply, isPending } = useApplyWithNotice()
  const writersOf = useWriters()
  if (!publish || !draft) return publish
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || isPending,
    onHandle: () => {
      const names = writersOf(draft)
      if (names.length === 0) publish.onHandle?.()
      else
        apply(
          { publishes: [id], unpublishes: [] },
          t('Published. The draft stays, because somebody else has it open: {names}', {
            names: names.join(', '),
          }),
        )
    },
  }
})
