import { Button, Flex, Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { t } from '../../i18n/t.ts'
import { IssueList } from '../../tools/website/IssueList.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { useSavePlan } from '../plans/planLater.ts'
import { PublishLanguage } from './PublishLanguage.tsx'
import { useApplyChanges } from './useApplyChanges.ts'

type PublishTogetherProps = { ids: string[]; label?: string }

/**
 * Publishes several drafts in one transaction if all are valid, publishes them in one language, or adds them to a new
 * plan.
 */
export function PublishTogether({ ids, label }: PublishTogetherProps) {
  const savePlan = useSavePlan()
  const toast = useToast()
  const publish = useApplyChanges()
  const [choosesLanguage, setChoosesLanguage] = useState(false)
  const changes = { publishes: ids, unpublishes: [] }
  const { issues = [], notes = [] } = publish.data ?? {}
  const tell = (outcome: NonNullable<typeof publish.data>) => {
    const count = ids.length - outcome.notes.length
    if (outcome.issues.length === 0)
      toast.push({ status: 'success', title: t('Published together: {count}', { count }) })
  }
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          tone="positive"
          disabled={publish.isPending}
          text={publish.isPending ? t('Checking ...') : (label ?? t('Publish what is ticked'))}
          onClick={() => publish.mutate(changes, { onSuccess: tell })}
        />
        <Button
          mode="ghost"
          text={t('Publish one language ...')}
          onClick={() => setChoosesLanguage(true)}
        />
        <Button mode="ghost" text={t('Put it into a plan')} onClick={() => savePlan(changes)} />
      </Flex>
      {publish.error && <Callout tone="critical">{t('It could not be saved. Try again.')}</Callout>}
      {issues.length > 0 && <Callout tone="caution">{t('This would be refused:')}</Callout>}
      <IssueList issues={issues.length > 0 ? issues : notes} />
      {choosesLanguage && <PublishLanguage ids={ids} onClose={() => setChoosesLanguage(false)} />}
    </Stack>
  )
}
