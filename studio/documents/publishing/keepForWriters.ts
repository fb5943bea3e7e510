import { useToast } from '@sanity/ui/toast'
import { t } from '../../i18n/t.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { actionWrapper } from '../actions/actionWrapper.ts'
import { useApplyChanges } from '../bulk/useApplyChanges.ts'
import { useWriters } from './useWriters.ts'

/** Wraps publish: a draft in which a colleague may be writing is published and stays, so that no letter is lost. */
export const keepForWriters = actionWrapper((publish, { id, draft }) => {
  const toast = useToast()
  const apply = useApplyChanges()
  const writersOf = useWriters()
  if (!publish || !draft) return publish
  const keepDraft = (names: string[]) =>
    apply.mutate(
      { publishes: [id], unpublishes: [] },
      {
        onSuccess: ({ issues }) => {
          const [issue] = issues
          toast.push(
            issue
              ? {
                  status: 'warning',
                  title: t('Not published'),
                  description: issueText(issue.message),
                }
              : {
                  status: 'success',
                  title: t(
                    'Published. The draft stays, because somebody else has it open: {names}',
                    {
                      names: names.join(', '),
                    },
                  ),
                },
          )
        },
        onError: () =>
          toast.push({ status: 'error', title: t('It could not be saved. Try again.') }),
      },
    )
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || apply.isPending,
    onHandle: () => {
      const names = writersOf(draft)
      if (names.length > 0) keepDraft(names)
      else publish.onHandle?.()
    },
  }
})
