import { Card, Flex, Stack, Text } from '@sanity/ui'
import { formatTime } from '../i18n/formatTime.ts'
import { t } from '../i18n/t.ts'
import type { Build } from './builds.ts'
import { ChangeLine } from './ChangeLine.tsx'
import { Faults } from './Faults.tsx'

const looks = {
  building: { tone: 'primary', title: t('The website is being built ...') },
  built: { tone: 'primary', title: t('Built: it is being put online ...') },
  live: { tone: 'positive', title: t('Live') },
  replaced: { tone: 'neutral', title: t('Replaced by a newer version') },
  mended: { tone: 'neutral', title: t('Mended') },
  failed: {
    tone: 'critical',
    title: t('Not live: visitors still see the website as it was before'),
  },
} as const satisfies Record<Build['status'], object>

/** One build: what was done before it, what became of it, and the faults to mend. */
export function BuildCard({ build: { record, status, mendedAt } }: { build: Build }) {
  const { tone, title } = looks[status]
  const isMended = status === 'mended'
  const waits = record.held.length > 0 && !isMended
  const isHeld = (id: string) => record.held.some(({ documentId }) => documentId === id)
  return (
    <Card
      tone={waits && status !== 'replaced' ? 'caution' : tone}
      border
      padding={4}
      radius={2}
      data-testid={`build-${status}`}
    >
      <Stack gap={4}>
        <Flex justify="space-between" gap={3} wrap="wrap">
          <Text weight="semibold">
            {waits ? t('{title}, without what has to be mended', { title }) : title}
          </Text>
          <Text muted size={1}>
            {formatTime(record.startedAt)}
          </Text>
        </Flex>
        {mendedAt && (
          <Text size={1}>
            {t('Something was in the way here. It was mended, and has been built at {time}.', {
              time: formatTime(mendedAt),
            })}
          </Text>
        )}
        {status === 'built' && (
          <Text>
            {t(
              'Visitors see it as soon as the host has it, usually within a few minutes. If this line is still here after half an hour, tell whoever looks after the site.',
            )}
          </Text>
        )}
        {record.changes.length > 0 && (
          <Stack gap={3}>
            {record.changes.map((change) => (
              <ChangeLine
                key={change._key}
                change={change}
                address={
                  status === 'live' && !isHeld(change.documentId) ? record.address : undefined
                }
              />
            ))}
            {record.moreChanges !== undefined && (
              <Text size={1} muted>
                {t('and {count} more', { count: record.moreChanges })}
              </Text>
            )}
          </Stack>
        )}
        {status === 'live' && record.address && (
          <Text size={1}>
            <a href={record.address} target="_blank" rel="noreferrer">
              {t('Open the website')}
            </a>
          </Text>
        )}
        {waits && (
          <Text size={1}>
            {t(
              'Visitors see these pages as they were before, until what is named here is mended and published. Everything else is as published.',
            )}
          </Text>
        )}
        {!isMended && record.error && <Text>{record.error}</Text>}
        {!isMended && record.faults && <Faults record={record} />}
      </Stack>
    </Card>
  )
}
