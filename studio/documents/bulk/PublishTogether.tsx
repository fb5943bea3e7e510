import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import type { FieldEdit } from '../../../shared/plans/plan.ts'
import { t } from '../../i18n/t.ts'
import { IssueList } from '../../tools/website/IssueList.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { readEndsOfRemovals } from '../plans/endsOfRemovals.ts'
import { useSavePlan } from '../plans/planLater.ts'
import { AskBeforePublishing } from '../publishing/AskBeforePublishing.tsx'
import {
  chosenChanges,
  type PublishQuestion,
  readQuestions,
} from '../publishing/publishQuestions.ts'
import { PublishLanguage } from './PublishLanguage.tsx'
import { useApplyChanges } from './useApplyChanges.ts'

type PublishTogetherProps = {
  ids: string[]
  label?: string
  /** What the editor has just changed in these documents. Omitted if whole drafts were chosen. */
  ownChanges?: readonly FieldEdit[]
  /** Whether a change is being saved, with which the documents are published. */
  isBusy?: boolean
  /** Called with the ids of the documents that were published, as a whole or in part. */
  onPublished?: (ids: string[]) => void
}

/**
 * Publishes several drafts in one transaction if all are valid, publishes them in one language, or adds them to a new
 * plan. Drafts that would publish more than was asked for are named first. Pages that were taken down come back with
 * the links to them.
 */
export function PublishTogether({
  ids,
  label,
  ownChanges,
  isBusy = false,
  onPublished,
}: PublishTogetherProps) {
  const client = useClient({ apiVersion })
  const savePlan = useSavePlan()
  const toast = useToast()
  const publish = useApplyChanges()
  const { data: ends = [] } = useQuery({
    queryKey: ['ends of removals', ids],
    queryFn: () => readEndsOfRemovals(ids, client),
    gcTime: 0,
  })
  const linking = new Set(ends.flatMap(({ edits }) => edits).map(({ id }) => id))
  const [choosesLanguage, setChoosesLanguage] = useState(false)
  const whole = { publishes: ids, unpublishes: [] }
  const { issues = [], notes = [] } = publish.data ?? {}
  const apply = (changes: ReturnType<typeof chosenChanges>) => {
    const published = [...changes.publishes, ...(changes.edits ?? []).map(({ id }) => id)]
    if (published.length === 0) return
    publish.mutate(
      { ...changes, bringsLinksBack: true },
      {
        onSuccess: ({ issues, notes }) => {
          if (issues.length > 0) return
          const unchanged = new Set(notes.map(({ documentId }) => documentId))
          const count = published.filter((id) => !unchanged.has(id)).length
          toast.push({ status: 'success', title: t('Published together: {count}', { count }) })
          onPublished?.(published)
        },
      },
    )
  }
  const ask = useMutation({
    mutationFn: () => readQuestions(ids, client, ownChanges),
    onSuccess: (questions) => {
      if (questions.length === 0) apply(whole)
    },
    onError: (error) => console.error('The plans could not be read', error),
  })
  const questions: PublishQuestion[] = ask.data ?? []
  const isPending = ask.isPending || publish.isPending
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          tone="positive"
          disabled={isPending || isBusy}
          text={isPending ? t('Checking ...') : (label ?? t('Publish what is ticked'))}
          onClick={() => ask.mutate()}
        />
        <Button
          mode="ghost"
          text={t('Publish one language ...')}
          onClick={() => setChoosesLanguage(true)}
        />
        <Button mode="ghost" text={t('Put it into a plan')} onClick={() => savePlan(whole)} />
      </Flex>
      {linking.size > 0 && (
        <Callout>
          {t('Links to what was taken down come back with it; documents with one: {count}', {
            count: linking.size,
          })}
        </Callout>
      )}
      {(ask.error ?? publish.error) && (
        <Callout tone="critical">{t('It could not be saved. Try again.')}</Callout>
      )}
      {issues.length > 0 && (
        <Callout tone="caution">{t('Nothing was published. Correct these first:')}</Callout>
      )}
      <IssueList issues={issues.length > 0 ? issues : notes} />
      {questions.length > 0 && (
        <AskBeforePublishing
          questions={questions}
          others={ids.length - questions.length}
          isPending={isPending}
          onChoose={(choices) => {
            ask.reset()
            apply(chosenChanges(ids, questions, choices))
          }}
          onClose={ask.reset}
        />
      )}
      {choosesLanguage && <PublishLanguage ids={ids} onClose={() => setChoosesLanguage(false)} />}
    </Stack>
  )
}
