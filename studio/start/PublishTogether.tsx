import { Button, Flex, Stack } from '@sanity/ui'
import { useMutation } from '@tanstack/react-query'
import { useClient, useWorkspace } from 'sanity'
import { apiVersion } from '../../shared/contentLake.ts'
import { planMutations } from '../../shared/plans/planMutations.ts'
import { t } from '../i18n/t.ts'
import { useSavePlan } from '../plans/planLater.ts'
import { validateChanges } from '../plans/validateChanges.ts'
import { IssueList } from '../publishing/IssueList.tsx'
import { Callout } from '../ui/Callout.tsx'

/** Publishes drafts in one transaction if all are valid, or adds them to a new plan. */
export function PublishTogether({ ids }: { ids: string[] }) {
  const client = useClient({ apiVersion })
  const workspace = useWorkspace()
  const savePlan = useSavePlan()
  const changes = { publishes: ids, unpublishes: [] }
  const publish = useMutation({
    mutationFn: async () => {
      // Before the check, so that an edit meanwhile is noticed.
      const { mutations } = await planMutations(changes, client)
      const issues = await validateChanges(changes, workspace)
      if (issues.length === 0) await client.mutate(mutations)
      return issues
    },
    onError: (error) => console.error('Publishing together failed', error),
  })
  const issues = publish.data ?? []
  return (
    <Stack gap={3}>
      <Flex gap={2}>
        <Button
          tone="positive"
          disabled={publish.isPending}
          text={t('Publish what is ticked')}
          onClick={() => publish.mutate()}
        />
        <Button mode="ghost" text={t('Put it into a plan')} onClick={() => savePlan(changes)} />
      </Flex>
      {publish.error && <Callout tone="critical">{t('It could not be saved. Try again.')}</Callout>}
      {issues.length > 0 && <Callout tone="caution">{t('This would be refused:')}</Callout>}
      <IssueList issues={issues} />
    </Stack>
  )
}
