import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { changePath, type FieldChange } from '../../../shared/contentLake/fieldChanges.ts'
import {
  type DeletedDocument,
  deletedDocument,
  deletedType,
  undelete,
} from '../../documents/deletion/deletedDocuments.ts'
import { documentTitle } from '../../documents/documentTitle.ts'
import { formatDateTime } from '../../i18n/language.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { PersonName } from '../website/PersonName.tsx'

const watched = `*[_type == "${deletedType}"]`

const query = (limit: number) =>
  `{"stored": ${watched} | order(deletedAt desc)[0...${limit}], "total": count(${watched})}`

/** Deleted documents, published before or not, and discarded drafts, with a button to restore each as a draft. */
export function RecentlyDeleted() {
  const [limit, setLimit] = useState(20)
  const { result } = useLiveQuery<{ stored: unknown[]; total: number }>(query(limit), watched, {})
  if (!result) return null
  const { stored, total } = result
  const documents = stored.flatMap((copy) => deletedDocument.safeParse(copy).data ?? [])
  if (documents.length === 0) return null
  const more = total - stored.length
  const types = new Map(documents.map(({ content }) => [content._id, content._type]))
  return (
    <ToolSection title={t('Recently deleted')}>
      <Stack gap={2}>
        {documents.map((document) => (
          <Deleted key={document._id} document={document} types={types} />
        ))}
        {more > 0 && (
          <Flex>
            <SmallButton
              mode="bleed"
              text={t('Show {count} more', { count: more })}
              onClick={() => setLimit(total)}
            />
          </Flex>
        )}
      </Stack>
    </ToolSection>
  )
}

type DeletedProps = { document: DeletedDocument; types: ReadonlyMap<string, string> }

function Deleted({ document, types }: DeletedProps) {
  const { content, person, deletedAt, published } = document
  const client = useClient({ apiVersion })
  const { navigateIntent } = useRouter()
  const toast = useToast()
  const schema = useSchema()
  const type = schema.get(content._type)
  const typeTitle = type?.title ?? content._type
  const warningOf = (conflicts: readonly FieldChange[]) => ({
    title: t('Something else has been published meanwhile. Compare before you publish.'),
    description: t('The draft has what was discarded in: {fields}', {
      fields: conflicts
        .map((change) => fieldTitles(type, changePath(change), content).join(' › '))
        .join('; '),
    }),
  })
  const restore = useMutation({
    mutationFn: () => undelete(client, document, types),
    onSuccess: (conflicts) => {
      if (conflicts) navigateIntent('edit', { id: content._id, type: content._type })
      if (!conflicts || conflicts.length > 0)
        toast.push({
          ...{ status: 'warning', closable: true, duration: 30_000 },
          ...(conflicts
            ? warningOf(conflicts)
            : { title: t('It has other changes now. Publish or discard them first.') }),
        })
    },
    onError: () =>
      toast.push({ status: 'error', title: t('It could not be brought back. Try again.') }),
  })
  return (
    <Card border padding={2} radius={2} data-testid="deleted">
      <Flex align="center" gap={3}>
        <Stack flex={1} gap={2}>
          <Text size={1} weight="medium">
            {documentTitle(content, schema)}
          </Text>
          <Note>
            {tRich(
              published
                ? '{type}, changes discarded by {person}, {time}'
                : '{type}, deleted by {person}, {time}',
              {
                type: typeTitle,
                person: <PersonName id={person ?? undefined} />,
                time: formatDateTime(deletedAt),
              },
            )}
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
