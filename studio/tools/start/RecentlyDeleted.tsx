import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useClient, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
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
import { Note } from '../../ui/Note.tsx'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { PersonName } from '../website/PersonName.tsx'

const watched = `*[_type == "${deletedType}"]`

/** Deleted documents, published before or not, and discarded drafts, with a button to restore each as a draft. */
export function RecentlyDeleted() {
  const { result = [] } = useLiveQuery<unknown[]>(
    `${watched} | order(deletedAt desc)[0...20]`,
    watched,
    {},
  )
  const documents = result.flatMap((stored) => deletedDocument.safeParse(stored).data ?? [])
  if (documents.length === 0) return null
  const types = new Map(documents.map(({ content }) => [content._id, content._type]))
  return (
    <ToolSection title={t('Recently deleted')}>
      <Stack gap={2}>
        {documents.map((document) => (
          <Deleted key={document._id} document={document} types={types} />
        ))}
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
  const typeTitle = schema.get(content._type)?.title ?? content._type
  const restore = useMutation({
    mutationFn: () => undelete(client, document, types),
    onSuccess: (isRestored) => {
      if (isRestored) navigateIntent('edit', { id: content._id, type: content._type })
      else
        toast.push({
          status: 'warning',
          title: t('It has other changes now. Publish or discard them first.'),
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
