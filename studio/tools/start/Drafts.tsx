import { Flex, Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useClient } from 'sanity'
import { privateTypes } from '../../../shared/content/privateDocuments.ts'
import { apiVersion, lastAuthor } from '../../../shared/contentLake/contentLake.ts'
import { PublishTogether } from '../../documents/bulk/PublishTogether.tsx'
import { TickedDocuments, useTicks } from '../../documents/bulk/TickedDocuments.tsx'
import { formatDateTime } from '../../i18n/language.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useDocumentTypes } from '../../queries/useDocumentTypes.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'
import { LoadState } from '../../ui/LoadState.tsx'
import { Note } from '../../ui/Note.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'
import { PersonName } from '../website/PersonName.tsx'
import { ChangedFields, type StoredFields } from './ChangedFields.tsx'

type Draft = StoredFields & { _updatedAt: string }
type DraftWithPublished = { draft: Draft; published: StoredFields | null }

// Excludes drafts that the preview creates.
const watched = '*[_id in path("drafts.**") && _type in $types]'
const maxListed = 20
const query = `${watched} | order(_updatedAt desc)[0...${maxListed}]{
  "draft": @,
  "published": *[_id == string::split(^._id, "drafts.")[1]][0]
}`

/** The drafts, each with its last author and its changes. Ticked drafts are published together. */
export function Drafts() {
  const types = useDocumentTypes().filter((type) => !privateTypes.includes(type))
  const { result, error } = useLiveQuery<DraftWithPublished[]>(query, watched, { types })
  const drafts = result?.map(({ draft }) => draft) ?? []
  const publishedOf = new Map(result?.map(({ draft, published }) => [draft._id, published]))
  const ticks = useTicks(drafts)
  const { ids } = ticks
  return (
    <ToolSection title={t('Not published yet')}>
      {!result && <LoadState error={error} />}
      {result?.length === 0 && (
        <Callout tone="positive">{t('Nothing: everything is published.')}</Callout>
      )}
      {result?.length === maxListed && (
        <Note>
          {t('The {most} drafts changed last. Others appear as these are published.', {
            most: maxListed,
          })}
        </Note>
      )}
      <Stack gap={1}>
        <TickedDocuments documents={drafts} ticks={ticks}>
          {(draft) => {
            const published = publishedOf.get(draft._id)
            return (
              <>
                <DocumentLink document={draft}>
                  <Author draft={draft} />
                </DocumentLink>
                {published && <ChangedFields published={published} draft={draft} />}
              </>
            )
          }}
        </TickedDocuments>
      </Stack>
      {ids.length > 0 && <PublishTogether key={ids.toSorted().join()} ids={ids} />}
    </ToolSection>
  )
}

function Author({ draft: { _id, _updatedAt } }: { draft: Draft }) {
  const client = useClient({ apiVersion })
  const { data: person } = useQuery({
    queryKey: ['last author', _id, _updatedAt],
    queryFn: async () => (await lastAuthor(client, _id)) ?? null,
  })
  return (
    <Flex paddingRight={2}>
      <Note>
        {tRich('{person}, {time}', {
          person: <PersonName id={person ?? undefined} />,
          time: formatDateTime(_updatedAt),
        })}
      </Note>
    </Flex>
  )
}
