import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { BuildRecord } from './buildRecord.ts'

const looks = {
  building: { tone: 'primary', title: 'The website is being built ...' },
  live: { tone: 'positive', title: 'Live' },
  failed: { tone: 'critical', title: 'Not live: visitors still see the website as it was before' },
} as const satisfies Record<BuildRecord['state'], object>

/** What became of one publication: where it is to be seen, or what to mend. */
export function BuildCard({ record }: { record: BuildRecord }) {
  const { tone, title } = looks[record.state]
  return (
    <Card tone={tone} border padding={4} radius={2} data-testid={`build-${record.state}`}>
      <Stack gap={4}>
        <Flex justify="space-between" gap={3} wrap="wrap">
          <Text weight="semibold">{title}</Text>
          <Text muted size={1}>
            {new Date(record.startedAt).toLocaleString()}
          </Text>
        </Flex>
        {record.state === 'live' && record.address && (
          <Text>
            <a href={record.address} target="_blank" rel="noreferrer">
              Open the website
            </a>
          </Text>
        )}
        {record.documents.length > 0 && (
          <Text muted size={1}>
            Published: {record.documents.join(', ')}
          </Text>
        )}
        {record.error && <Text>{record.error}</Text>}
        {record.faults?.map((fault) => (
          <Text key={fault._key}>
            <IntentLink
              intent="edit"
              params={{ id: fault.documentId, type: fault.documentType, path: fault.path }}
            >
              {fault.documentId}
              {fault.path && `: ${fault.path}`}
            </IntentLink>{' '}
            {fault.message}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
