import { Box, Card, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { RecordedIssue } from '../../../shared/publishing/buildRecord.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { fieldTitles } from '../../schema/fieldTitles.ts'
import { issueText } from '../../schema/rules/shape.ts'
import { Callout } from '../../ui/Callout.tsx'
import { DocumentLink } from '../../ui/DocumentLink.tsx'

const storedDocuments = '*[_id in $ids]'

export function IssueList({ issues }: { issues: RecordedIssue[] }) {
  const byDocument = Map.groupBy(issues, ({ documentId }) => documentId)
  const ids = [...byDocument.keys()]
  const { result = [] } = useLiveQuery<{ _id: string }[]>(storedDocuments, storedDocuments, { ids })
  return [...byDocument].map(([id, inDocument]) => (
    <DocumentIssues key={id} issues={inDocument} stored={result.find(({ _id }) => _id === id)} />
  ))
}

type DocumentIssuesProps = { issues: RecordedIssue[]; stored: object | undefined }

function DocumentIssues({ issues, stored }: DocumentIssuesProps) {
  const [first] = issues
  const firstIssues = issues.slice(0, 20)
  const more = issues.length - firstIssues.length
  const type = useSchema().get(first?.documentType ?? '')
  if (!first) return null
  return (
    <Card border radius={2} padding={2} data-testid={`issues-${first.documentId}`}>
      <Stack gap={1}>
        <DocumentLink document={{ _id: first.documentId, _type: first.documentType }} />
        {firstIssues.map(({ _key, documentId: id, documentType, path, message, other }, index) => {
          const params = { id, type: documentType, path }
          const title = fieldTitles(type, path, stored).join(' › ')
          const field = title && (
            <IntentLink intent="edit" params={params}>
              {title}
            </IntentLink>
          )
          const issue = issueText(message)
          const text = field ? tRich('{field}: {issue}', { field, issue }) : issue
          const isSame = issues[index - 1]?.path === path && issues[index - 1]?.message === message
          return (
            <Stack key={_key} gap={1}>
              {!isSame && (
                <Box padding={2}>
                  <Text size={1}>{text}</Text>
                </Box>
              )}
              {other && (
                <DocumentLink document={{ _id: other.documentId, _type: other.documentType }} />
              )}
            </Stack>
          )
        })}
        {more > 0 && <Callout>{t('And {count} more.', { count: more })}</Callout>}
      </Stack>
    </Card>
  )
}
