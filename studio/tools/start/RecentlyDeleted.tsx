import type { SanityClient } from '@sanity/client'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { getDraftId, getPublishedId, useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { z } from 'zod'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { withWeakReferences } from '../../../shared/plans/planMutations.ts'
import type { RecordedChange } from '../../../shared/publishing/buildRecord.ts'
import { formatDateTime } from '../../i18n/language.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { useBuilds } from '../website/BuildsProvider.tsx'
import { PersonName } from '../website/PersonName.tsx'

const existing = '*[_id in $ids || _id in $drafts]'

/** Deleted documents, from the records of builds, with a button to restore each as a draft. */
export function RecentlyDeleted() {
  const deleted = (useBuilds() ?? [])
    .flatMap(({ record }) => record.changes.map((change) => ({ ...change, at: record.startedAt })))
    .filter(({ kind, documentType }) => kind === 'deleted' && documentType !== 'redirect')
  const latest = [
    ...new Map(deleted.toReversed().map((change) => [change.documentId, change])).values(),
  ].toReversed()
  const ids = latest.map(({ documentId }) => documentId)
  const params = { ids, drafts: ids.map((id) => getDraftId(id)) }
  const { result } = useLiveQuery<{ _id: string }[]>(`${existing}{_id}`, existing, params)
  const existingIds = new Set<string>(result?.map(({ _id }) => getPublishedId(_id)))
  const deletions = result ? latest.filter(({ documentId }) => !existingIds.has(documentId)) : []
  if (deletions.length === 0) return null
  const types = new Map(deletions.map(({ documentId, documentType }) => [documentId, documentType]))
  return (
    <ToolSection title={t('Recently deleted')}>
      <Stack gap={2}>
        {deletions.map((change) => (
          <Deleted key={change.documentId} change={change} types={types} />
        ))}
      </Stack>
    </ToolSection>
  )
}

type DeletedProps = { change: RecordedChange & { at: string }; types: ReadonlyMap<string, string> }

function Deleted({ change, types }: DeletedProps) {
  const { documentId, documentType, title, person, at } = change
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const typeTitle = useSchema().get(documentType)?.title ?? documentType
  const restore = useMutation({
    mutationFn: () => undelete(client, documentId, types),
    onSuccess: () => navigateIntent('edit', { id: documentId, type: documentType }),
    onError: () =>
      toast.push({ status: 'error', title: t('It could not be brought back. Try again.') }),
  })
  return (
    <Card border padding={2} radius={2} data-testid="deleted">
      <Flex align="center" gap={3}>
        <Stack flex={1} gap={2}>
          <Text size={1} weight="medium">
            {title ?? typeTitle}
          </Text>
          <Note>
            {tRich('{type}, deleted by {person}, {time}', {
              type: typeTitle,
              person: <PersonName id={person} />,
              time: formatDateTime(at),
            })}
          </Note>
        </Stack>
        <SmallButton
          mode="ghost"
          disabled={restore.isPending}
          text={t('Bring back as a draft')}
          onClick={() => restore.mutate()}
        />
      </Flex>
    </Card>
  )
}

const revisions = z.object({
  documents: z.tuple([z.looseObject({ _id: z.string(), _type: z.string() })]),
})

/**
 * Restores the last published version of a deleted document as a draft. Its references to other deleted
 * documents are weak until it is published.
 * @param types the types of the deleted documents by id
 * @throws Error if the history no longer has the document
 * @see https://www.sanity.io/docs/http-reference/history
 */
async function undelete(client: SanityClient, id: string, types: ReadonlyMap<string, string>) {
  const { dataset } = client.config()
  const url = `/data/history/${dataset}/documents/${encodeURIComponent(id)}?lastRevision=true`
  const [{ _rev, _updatedAt, ...document }] = revisions.parse(
    await client.request({ url }),
  ).documents
  const draft = withWeakReferences(document, types)
  await client.createIfNotExists({ ...draft, _id: getDraftId(id) })
}
