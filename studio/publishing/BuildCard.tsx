import { Card, Flex, Stack, Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import type { BuildRecord } from '../../shared/buildRecord.ts'
import { DocumentLink } from '../desk/DocumentLink.tsx'
import type { Build } from './builds.ts'

const looks = {
  building: { tone: 'primary', title: 'The website is being built ...' },
  built: { tone: 'primary', title: 'Built: it is being put online ...' },
  live: { tone: 'positive', title: 'Live' },
  replaced: { tone: 'neutral', title: 'Replaced by a newer version' },
  failed: { tone: 'critical', title: 'Not live: visitors still see the website as it was before' },
} as const satisfies Record<Build['status'], object>

/** One build: a link to the live site, or the faults to mend. */
export function BuildCard({ build: { record, status } }: { build: Build }) {
  const { tone, title } = looks[status]
  return (
    <Card tone={tone} border padding={4} radius={2} data-testid={`build-${status}`}>
      <Stack gap={4}>
        <Flex justify="space-between" gap={3} wrap="wrap">
          <Text weight="semibold">{title}</Text>
          <Text muted size={1}>
            {new Date(record.startedAt).toLocaleString()}
          </Text>
        </Flex>
        {status === 'built' && (
          <Text>
            Visitors see it as soon as the host has it, usually within a few minutes. If this line
            is still here after half an hour, tell whoever looks after the site.
          </Text>
        )}
        {status === 'live' && record.address && (
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
        {record.faults && <Faults faults={record.faults} />}
      </Stack>
    </Card>
  )
}

/** The faults by document; each line opens the field. */
function Faults({ faults }: { faults: NonNullable<BuildRecord['faults']> }) {
  const byDocument = Map.groupBy(faults, ({ documentId }) => documentId)
  return [...byDocument].map(([documentId, inDocument]) => (
    <Stack key={documentId} gap={3}>
      <DocumentLink document={{ _id: documentId, _type: inDocument[0]?.documentType ?? '' }} />
      {inDocument.map(({ _key, documentType, path, message }) => (
        <Text key={_key}>
          <IntentLink intent="edit" params={{ id: documentId, type: documentType, path }}>
            {path || 'The document'}
          </IntentLink>{' '}
          {message}
        </Text>
      ))}
    </Stack>
  ))
}
