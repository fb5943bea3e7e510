import { useToast } from '@sanity/ui/toast'
import type { PlannedChanges } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { useApplyChanges } from '../bulk/useApplyChanges.ts'

/** Returns a function that applies the changes of one document, and says in a toast what became of them. */
export function useApplyWithNotice() {
  const toast = useToast()
  const { mutate, isPending } = useApplyChanges()
  /** @param success the toast after the changes were applied */
  const apply = (changes: PlannedChanges, success: string, onSettled?: () => void) =>
    mutate(changes, {
      onSuccess: ({ issues, notes }) => {
        const [issue] = [...issues, ...notes]
        toast.push(
          issue
            ? {
                status: 'warning',
                title: t('Not published'),
                description: issueText(issue.message),
              }
            : { status: 'success', title: success },
        )
      },
      onError: () => toast.push({ status: 'error', title: t('It could not be saved. Try again.') }),
      ...(onSettled && { onSettled }),
    })
  return { apply, isPending }
}
