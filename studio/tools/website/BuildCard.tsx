import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { RecordedChange } from '../../../shared/publishing/buildRecord.ts'
import { formatDate, formatDateTime } from '../../i18n/language.ts'
import type { Message } from '../../i18n/messages.ts'
import { t, tRich } from '../../i18n/t.ts'
import { Note } from '../../ui/Note.tsx'
import { type Build, titleOf } from './builds.ts'
import { IssueList } from './IssueList.tsx'
import { PersonName } from './PersonName.tsx'

const looks = {
  building: { tone: 'primary', title: t('Updating the website ...') },
  built: { tone: 'primary', title: t('Ready: going online ...') },
  live: { tone: 'positive', title: t('Live') },
  replaced: { tone: 'neutral', title: t('Replaced by a newer version') },
  fixed: { tone: 'neutral', title: t('Fixed') },
  failed: {
    tone: 'critical',
    title: t('Not live: visitors still see the website as it was before'),
  },
} as const satisfies Record<Build['status'], object>

export function BuildCard({ build: { record, status, fixedAt } }: { build: Build }) {
  const { tone, title } = looks[status]
  const isFixed = status === 'fixed'
  const waits = record.kept.length > 0 && !isFixed
  const isKept = (id: string) => record.kept.some(({ documentId }) => documentId === id)
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
            {waits ? t('{title}, without the parts to fix', { title }) : title}
          </Text>
          <Note>{formatDateTime(record.startedAt)}</Note>
        </Flex>
        {fixedAt && (
          <Text size={1}>
            {t('There was an error here. It was fixed, and the website updated at {time}.', {
              time: formatDateTime(fixedAt),
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
                  status === 'live' && !isKept(change.documentId) && !change.visibleFrom
                    ? record.address
                    : undefined
                }
              />
            ))}
            {record.moreChanges !== undefined && (
              <Note>{t('and {count} more', { count: record.moreChanges })}</Note>
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
              'Visitors see these pages as they were before. Fix the errors named here and publish again. Everything else is up to date.',
            )}
          </Text>
        )}
        {!isFixed && record.error && (
          <Stack gap={3}>
            <Text size={1}>
              {t('The reason is a technical one. Pass it on to whoever runs the website:')}
            </Text>
            <Note lang="en">{record.error}</Note>
          </Stack>
        )}
        {!isFixed && record.issues && <IssueList issues={record.issues} />}
      </Stack>
    </Card>
  )
}

const sentences = {
  published: '{person} published {title}',
  unpublished: '{person} unpublished {title}: visitors no longer see it, and its text is kept here',
  deleted: '{person} deleted {title}: it is gone, from the website and from here',
} as const satisfies Record<RecordedChange['kind'], Message>

function ChangeLine({
  change,
  address,
}: {
  change: RecordedChange
  /** The site's URL, if it shows the change. */
  address?: string | undefined
}) {
  const { documentId, documentType, kind, language, path, person, visibleFrom } = change
  const name = titleOf(change, useSchema())
  return (
    <Text size={1} data-testid="change">
      {tRich(sentences[kind], {
        person: <PersonName id={person} />,
        title:
          kind === 'deleted' ? (
            name
          ) : (
            <IntentLink intent="edit" params={{ id: documentId, type: documentType }}>
              {name}
            </IntentLink>
          ),
      })}
      {language && ` · ${t('only {language}', { language })}`}
      {visibleFrom && ` · ${t('visible from {day}', { day: formatDate(visibleFrom) })}`}
      {kind === 'published' && path !== undefined && address !== undefined && (
        <>
          {' · '}
          <a href={new URL(path, address).href} target="_blank" rel="noreferrer">
            {t('See the page')}
          </a>
        </>
      )}
    </Text>
  )
}
