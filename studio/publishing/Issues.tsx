import { Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { BuildRecord, Change, RecordedIssue } from '../../shared/buildRecord.ts'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import { useLiveQuery } from '../desk/useLiveQuery.ts'
import type { Message } from '../i18n/messages.ts'
import { t, tRich } from '../i18n/t.ts'
import { issueText } from '../schema/rules/shape.ts'
import { fieldTitles } from './fieldTitles.ts'
import { PersonName } from './PersonName.tsx'

type StoredDocument = { _id: string }

const storedDocuments = '*[_id in $ids]'

const sentences = {
  published: '{person} published it.',
  unpublished: '{person} unpublished it.',
  deleted: '{person} deleted it.',
} as const satisfies Record<Change['kind'], Message>

/** The issues of a build by document, each with a link to its field, and the change they came with. */
export function Issues({
  record: { issues = [], changes = [] },
}: {
  record: Partial<Pick<BuildRecord, 'issues' | 'changes'>>
}) {
  const byDocument = Map.groupBy(issues, ({ documentId }) => documentId)
  const ids = [...byDocument.keys()]
  const { result = [] } = useLiveQuery<StoredDocument[]>(storedDocuments, storedDocuments, { ids })
  return [...byDocument].map(([id, inDocument]) => (
    <DocumentIssues
      key={id}
      issues={inDocument}
      change={changes.find(({ documentId }) => documentId === id)}
      stored={result.find(({ _id }) => _id === id)}
    />
  ))
}

function DocumentIssues({
  issues,
  change,
  stored,
}: {
  issues: RecordedIssue[]
  change: Change | undefined
  stored: StoredDocument | undefined
}) {
  const [first] = issues
  const type = useSchema().get(first?.documentType ?? '')
  if (!first) return null
  return (
    <Card border radius={2} padding={2} data-testid={`issues-${first.documentId}`}>
      <Stack gap={3}>
        <DocumentLink document={{ _id: first.documentId, _type: first.documentType }} />
        {change && (
          <Text size={1} muted>
            {tRich(sentences[change.kind], { person: <PersonName id={change.person} /> })}
          </Text>
        )}
        {issues.map(({ _key, documentId, documentType, path, message, other }) => (
          <Stack key={_key} gap={2}>
            <Text size={1}>
              {tRich('{field}: {issue}', {
                field: (
                  <IntentLink intent="edit" params={{ id: documentId, type: documentType, path }}>
                    {fieldTitles(type, path, stored).join(' › ') || t('The whole document')}
                  </IntentLink>
                ),
                issue: issueText(message),
              })}
            </Text>
            {other && (
              <DocumentLink document={{ _id: other.documentId, _type: other.documentType }} />
            )}
          </Stack>
        ))}
      </Stack>
    </Card>
  )
}
