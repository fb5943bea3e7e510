import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { pageTypes } from '../../shared/content/paths.ts'
import { derivedListOf, valuesOf } from '../links/derivedLists.ts'
import type { LinkedDocument } from '../links/listings.ts'
import { distinct, referrers } from '../links/obstacles.ts'
import { insideSentence } from '../schema/rules/sentence.ts'
import { say } from '../words/say.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { useLiveQuery } from './useLiveQuery.ts'

type Section = { _type: string }
type Answer = { linking: LinkedDocument[]; pages: (LinkedDocument & { sections?: Section[] })[] }

const query = `{
  "linking": ${referrers}{_id, _type},
  "pages": *[_type in $pageTypes]{_id, _type, sections}
}`

/** The documents that refer to this one, and the pages whose derived lists contain it. */
export const UsedBy: UserViewComponent = ({ documentId, schemaType, document }) => {
  const params = { id: documentId, pageTypes }
  const watched = '*[_type in $pageTypes || references($id)]'
  const { result, error } = useLiveQuery<Answer>(query, watched, params)
  const thing = insideSentence(schemaType.title ?? schemaType.name)
  if (error)
    return <Part title={say('What uses it could not be read. Reload the page to try again.')} />
  if (!result) return null

  const linking = distinct(result.linking)
  const list = derivedListOf(schemaType.name)
  const own = list ? valuesOf(document.displayed, list.field) : []
  const listing = distinct(
    result.pages.filter(
      ({ sections }) =>
        list &&
        sections?.some(
          (section) =>
            section._type === list.section &&
            valuesOf(section, list.choice).some((value) => own.includes(value)),
        ),
    ),
  )
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Part title={say('Linked from')}>
          {linking.length === 0 ? (
            <Text muted size={1}>
              {say('No document links to this {thing}.', { thing })}
            </Text>
          ) : (
            linking.map((page) => <DocumentLink key={page._id} document={page} />)
          )}
        </Part>
        {listing.length > 0 && (
          <Part title={say('Listed on')}>
            {listing.map((page) => (
              <DocumentLink key={page._id} document={page} />
            ))}
          </Part>
        )}
      </Stack>
    </Box>
  )
}

function Part({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card>
      <Stack gap={3}>
        <Heading size={1}>{title}</Heading>
        <Stack gap={1}>{children}</Stack>
      </Stack>
    </Card>
  )
}
