import { withFormerNames } from '../../../shared/content/serviceNames.ts'
import { isSame } from '../../../shared/contentLake/fieldChanges.ts'
import { t } from '../../i18n/t.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { useApplyWithNotice } from './useApplyWithNotice.ts'

/**
 * Wraps publish: a service that was renamed is published as a plan does it, which stores its former name, so that
 * enquiries keep counting for it.
 */
export const keepFormerNames = actionWrapper((publish, { id, draft, published }) => {
  const { apply, isPending } = useApplyWithNotice()
  if (!publish || !draft || !published) return publish
  // Nothing else differs. To compare whole documents would take time at each key that is typed.
  const { formerNames } = withFormerNames(draft, published)
  if (isSame(formerNames, draft.formerNames)) return publish
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || isPending,
    onHandle: () =>
      apply(
        { publishes: [id], unpublishes: [] },
        t('Published. Enquiries with the former name count for this service.'),
      ),
  }
})
