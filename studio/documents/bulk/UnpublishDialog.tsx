import { Button, Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { getDraftId, useClient } from 'sanity'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { redirectTarget } from '../../../shared/plans/redirectTarget.ts'
import { t } from '../../i18n/t.ts'
import { IssueList } from '../../tools/website/IssueList.tsx'
import { ActionDialog } from '../../ui/ActionDialog.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { useSavePlan } from '../plans/planLater.ts'
import { ChangeErrors } from './ChangeErrors.tsx'
import { useApplyChanges } from './useApplyChanges.ts'

type Leaving = {
  document: { _id: string; _type: string }
  target: { _id: string; _type: string } | null
}

/** Unpublishes several documents in one transaction, now or by a plan. */
export function UnpublishDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const client = useClient({ apiVersion })
  const savePlan = useSavePlan()
  const apply = useApplyChanges()
  const { data: leaving, error } = useQuery({
    queryKey: ['take down', ids],
    queryFn: () => readLeaving(ids, client),
    gcTime: 0,
  })
  const changes = {
    publishes: [],
    unpublishes: (leaving ?? []).map(({ document, target }) => {
      return { id: document._id, redirectTo: target?._id ?? null }
    }),
  }
  const { issues = [], notes = [] } = apply.data ?? {}
  const isDone = apply.isSuccess && issues.length === 0
  return (
    <ActionDialog
      header={t('Take these down?')}
      wide
      onClose={onClose}
      actions={
        isDone ? (
          <Button mode="ghost" text={t('Close')} onClick={onClose} />
        ) : (
          <>
            <Button
              mode="ghost"
              disabled={!leaving}
              text={t('Put it into a plan')}
              onClick={() => savePlan(changes)}
            />
            <Button
              tone="critical"
              disabled={!leaving || apply.isPending}
              text={apply.isPending ? t('Checking ...') : t('Take down now')}
              onClick={() => apply.mutate(changes)}
            />
          </>
        )
      }
    >
      {isDone ? (
        <Callout tone="positive">
          {t(
            'They are being taken off the website. A message says when they are no longer there. Their texts are kept as drafts.',
          )}
        </Callout>
      ) : (
        <Callout>
          {t(
            'Menu entries and cards of them are removed; buttons and links in texts get the page that visitors see instead. Their texts are kept as drafts.',
          )}
        </Callout>
      )}
      <ChangeErrors isUnread={error !== null} isUnchanged={apply.isError} />
      {issues.length > 0 && (
        <Callout tone="caution" role="alert">
          {t('Nothing was changed, because of these:')}
        </Callout>
      )}
      <IssueList issues={isDone ? notes : issues} />
      {leaving?.map(({ document, target }) => (
        <Stack key={document._id} gap={2}>
          <DocumentLink document={document} />
          {target && (
            <Stack gap={1} paddingLeft={4}>
              <Note>{t('Visitors of its address see instead:')}</Note>
              <DocumentLink document={target} />
            </Stack>
          )}
        </Stack>
      ))}
    </ActionDialog>
  )
}

async function readLeaving(
  ids: string[],
  client: ReturnType<typeof useClient>,
): Promise<Leaving[]> {
  type Stored = Leaving['document'] & { slug?: { current?: string } }
  const versions = await client.getDocuments<Stored>(ids.flatMap((id) => [id, getDraftId(id)]))
  const leaving = ids.map(async (id) => {
    const version = versions.find((each) => each?._id === id || each?._id === getDraftId(id))
    if (!version) return []
    const target = await redirectTarget(client, version, ids)
    const [targetDocument] = target ? await client.getDocuments<Leaving['document']>([target]) : []
    return { document: { _id: id, _type: version._type }, target: targetDocument ?? null }
  })
  return (await Promise.all(leaving)).flat()
}
