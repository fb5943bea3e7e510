import { Box, Stack } from '@sanity/ui'
import type { UserViewComponent } from 'sanity/structure'
import { pageTypes } from '../../../shared/content/addresses/paths.ts'
import { planType } from '../../../shared/plans/plan.ts'
import {
  isListedByAny,
  type LinkedDocument,
  type LinkingFields,
  partsOf,
  partsProjection,
} from '../../documents/links/listedDocuments.ts'
import { referrersQuery, uniqueDocuments } from '../../documents/links/removalBlockers.ts'
import { ReplaceDocument } from '../../documents/replacing/ReplaceDocument.tsx'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { insideSentence } from '../../schema/rules/shape.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLinks } from '../../ui/DocumentLink.tsx'
import { Note } from '../../ui/Note.tsx'
import { ToolSection } from '../../ui/ToolSection.tsx'

type Usage = { linking: LinkedDocument[]; pages: (LinkedDocument & LinkingFields)[] }

const query = `{
  "linking": ${referrersQuery}{_id, _type},
  "pages": *[_type in $pageTypes]{_id, _type, ${partsProjection}}
}`

/** The types whose documents are replaced by others of the type. Pages are replaced by redirects. */
const replaceable = new Set(['person', 'source'])

/** The documents that refer to this one, and the pages whose derived lists contain it. */
export const UsedBy: UserViewComponent = ({ documentId, schemaType, document }) => {
  const params = { id: documentId, pageTypes }
  const watched = '*[_type in $pageTypes || references($id)]'
  const { result, error } = useLiveQuery<Usage>(query, watched, params)
  const thing = insideSentence(schemaType.title ?? schemaType.name)
  if (error)
    return (
      <Callout tone="critical">
        {t('The documents that use it could not be loaded. Reload the page to try again.')}
      </Callout>
    )
  if (!result) return null

  const linking = uniqueDocuments(result.linking)
  const users = linking.filter(({ _type }) => _type !== planType).map(({ _id }) => _id)
  const displayed = { ...document.displayed, _id: documentId, _type: schemaType.name }
  const listing = uniqueDocuments(
    result.pages.filter((page) => isListedByAny(displayed, partsOf(page))),
  )
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <ToolSection title={t('Linked from')}>
          {linking.length === 0 ? (
            <Note>{t('No document links to this {thing}.', { thing })}</Note>
          ) : (
            <DocumentLinks documents={linking} />
          )}
          {replaceable.has(schemaType.name) && (
            <ReplaceDocument id={documentId} type={schemaType} users={users} />
          )}
        </ToolSection>
        {listing.length > 0 && (
          <ToolSection title={t('Listed on')}>
            <DocumentLinks documents={listing} />
          </ToolSection>
        )}
      </Stack>
    </Box>
  )
}
