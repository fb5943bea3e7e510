import { Card, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { type NavbarProps, useSchema } from 'sanity'
import { StateLink } from 'sanity/router'
import type { Change } from '../../shared/buildRecord.ts'
import type { Message } from '../i18n/messages.ts'
import { t, tRich } from '../i18n/t.ts'
import { useBuilds } from './BuildsProvider.tsx'
import { liveMessage } from './builds.ts'
import { PersonName } from './PersonName.tsx'
import { websiteTool } from './PublishingTool.tsx'

/** Notices about a build that is not live yet. */
const underWay = {
  building: t('Updating the website ...'),
  built: t('The update is ready and going online ...'),
}

/** Notices about a change that is not live because of an issue. */
const faulty = {
  published:
    '“{title}” could not be updated: an error in what {person} published. Visitors still see the version before.',
  unpublished:
    '“{title}” could not be updated: an error in what {person} unpublished. Visitors still see the version before.',
  deleted:
    '“{title}” could not be updated: an error in what {person} deleted. Visitors still see the version before.',
} as const satisfies Record<Change['kind'], Message>

/** The Studio's navbar, with a line below it until a build is live, or while something is to be mended. */
export function PublishingNotices(props: NavbarProps) {
  const [latest] = useBuilds() ?? []
  const toast = useToast()
  const schema = useSchema()
  const notified = useRef<string | null>(undefined)

  useEffect(() => {
    if (!latest) return
    const { status, record } = latest
    // The build that was live when the Studio opened is not announced. A later one may be live at once.
    if (notified.current === undefined) notified.current = status === 'building' ? null : record._id
    if (status !== 'live' || notified.current === record._id) return
    notified.current = record._id
    const nameOf = ({ title, documentType }: Change) =>
      title ?? schema.get(documentType)?.title ?? documentType
    toast.push({ status: 'success', title: liveMessage(record, nameOf), closable: true })
  }, [latest, toast, schema])

  const kept = latest?.record.kept ?? []
  const [first] =
    latest?.record.changes.filter(({ documentId }) =>
      kept.some((it) => it.documentId === documentId),
    ) ?? []
  return (
    <>
      {props.renderDefault(props)}
      {(latest?.status === 'building' || latest?.status === 'built') && (
        <Notice tone="primary">{underWay[latest.status]}</Notice>
      )}
      {latest?.status === 'live' && first && (
        <Notice tone="caution">
          {kept.length === 1
            ? tRich(faulty[first.kind], {
                title: first.title ?? schema.get(first.documentType)?.title,
                person: <PersonName id={first.person} />,
              })
            : t(
                '{count} documents could not be updated because of errors. Visitors still see the versions before.',
                {
                  count: kept.length,
                },
              )}{' '}
          <StateLink state={{ tool: websiteTool }}>{t('See what to fix')}</StateLink>
        </Notice>
      )}
      {latest?.status === 'failed' && (
        <Notice tone="critical">
          {t('The website could not be updated.')}{' '}
          <StateLink state={{ tool: websiteTool }}>{t('See what to fix')}</StateLink>
        </Notice>
      )}
    </>
  )
}

function Notice({
  tone,
  children,
}: {
  tone: 'primary' | 'caution' | 'critical'
  children: React.ReactNode
}) {
  return (
    <Card tone={tone} padding={2} borderBottom data-testid="publishing-notice">
      <Text size={1} align="center">
        {children}
      </Text>
    </Card>
  )
}
