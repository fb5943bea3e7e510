import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { useApplyChanges } from '../bulk/useApplyChanges.ts'
import { PublishChoices } from '../publishing/AskBeforePublishing.tsx'
import { type Choice, chosenChanges, readQuestions } from '../publishing/publishQuestions.ts'
import { actionWrapper } from './actionWrapper.ts'

/** Wraps publish: a draft that waits for a plan is published only after a question. */
export const askBeforePublish = actionWrapper((publish, { id }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const apply = useApplyChanges()
  const {
    data: questions = [],
    isPending,
    mutate,
    reset,
  } = useMutation({
    mutationFn: () => readQuestions([id], client),
    onSuccess: (questions) => {
      if (questions.length === 0) publish?.onHandle?.()
    },
    onError: (error) => {
      console.error('The plans could not be read', error)
      toast.push({
        status: 'error',
        title: t('Not published'),
        description: t('The plans could not be loaded. Try again.'),
      })
    },
  })
  const publishOwn = (choices: ReadonlyMap<string, Choice>) =>
    apply.mutate(chosenChanges([id], questions, choices), {
      onSuccess: ({ issues, notes }) => {
        const [issue] = [...issues, ...notes]
        toast.push(
          issue
            ? {
                status: 'warning',
                title: t('Not published'),
                description: issueText(issue.message),
              }
            : { status: 'success', title: t('Published. The rest waits as before.') },
        )
      },
      onError: () => toast.push({ status: 'error', title: t('It could not be saved. Try again.') }),
      onSettled: reset,
    })
  if (!publish) return publish
  const onChoose = (choices: ReadonlyMap<string, Choice>) => {
    const [question] = questions
    const choice = choices.get(id) ?? question?.choices[0]
    if (choice === 'own') return publishOwn(choices)
    reset()
    if (choice === 'all') publish.onHandle?.()
  }
  return {
    ...publish,
    disabled: Boolean(publish.disabled) || isPending,
    onHandle: () => mutate(),
    dialog:
      questions.length > 0
        ? {
            type: 'dialog',
            header: t('More than this would go out'),
            content: (
              <PublishChoices
                questions={questions}
                others={0}
                isPending={apply.isPending}
                onChoose={onChoose}
                onClose={reset}
              />
            ),
            onClose: reset,
          }
        : publish.dialog,
  }
})
