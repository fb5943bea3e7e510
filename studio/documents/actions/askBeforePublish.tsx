import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { t } from '../../i18n/t.ts'
import { PublishChoices } from '../publishing/AskBeforePublishing.tsx'
import { chosenChanges, type PublishChoice, readQuestions } from '../publishing/publishQuestions.ts'
import { useApplyWithNotice } from '../publishing/useApplyWithNotice.ts'
import { actionWrapper } from './actionWrapper.ts'

/** Wraps publish: a draft that waits for a plan is published only after a question. */
export const askBeforePublish = actionWrapper((publish, { id }) => {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const { apply, isPending: isApplying } = useApplyWithNotice()
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
  if (!publish) return publish
  const onChoose = (choices: ReadonlyMap<string, PublishChoice>) => {
    const [question] = questions
    const choice = choices.get(id) ?? question?.choices[0]
    if (choice === 'own')
      return apply(
        chosenChanges([id], questions, choices),
        t('Published. The rest waits as before.'),
        reset,
      )
    reset()
    if (choice === 'all') publish.onHandle?.()
  }
  return {
    ...publish,
    ...(isPending && { label: t('Checking ...') }),
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
                isPending={isApplying}
                onChoose={onChoose}
                onClose={reset}
              />
            ),
            onClose: reset,
          }
        : publish.dialog,
  }
})
