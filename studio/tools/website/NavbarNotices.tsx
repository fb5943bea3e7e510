import { Card, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { getPublishedId, type NavbarProps, useClient, useSchema } from 'sanity'
import { IntentLink, StateLink } from 'sanity/router'
import styled from 'styled-components'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { isLate, type Plan, planType } from '../../../shared/plans/plan.ts'
import type { BuildRecord } from '../../../shared/publishing/buildRecord.ts'
import { readLakeTime } from '../../documents/plans/lakeTime.ts'
import { t, tRich } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { useBuilds } from './BuildsProvider.tsx'
import { liveMessage, namedChange, titleOf } from './builds.ts'
import { PersonName } from './PersonName.tsx'
import { websiteTool } from './WebsiteTool.tsx'

const minuteMs = 60_000

/** Notices about a build that is not live yet. */
const underWay = {
  building: t('Updating the website ...'),
  built: t('The update is ready and going online ...'),
}

/** The Studio's navbar, with a notice below it while there are errors, and one over the page until a build is live. */
export function NavbarNotices(props: NavbarProps) {
  const { status, record } = useBuilds()?.[0] ?? {}
  const toast = useToast()
  const schema = useSchema()
  const notified = useRef<string | null>(undefined)

  useEffect(() => {
    if (!record) return
    // The build that was live when the Studio opened needs no notice. A later build may already be live when first
    // seen.
    if (notified.current === undefined) notified.current = status === 'building' ? null : record._id
    if (status !== 'live' || notified.current === record._id) return
    notified.current = record._id
    const title = liveMessage(record, (change) => titleOf(change, schema))
    const { kind, path } = namedChange(record) ?? {}
    const description = kind === 'published' && path && record.address && (
      <a href={new URL(path, record.address).href} target="_blank" rel="noreferrer">
        {t('See the page')}
      </a>
    )
    toast.push({ status: 'success', title, description, closable: true })
  }, [status, record, toast, schema])

  return (
    <>
      {props.renderDefault(props)}
      <OfflineNotice />
      <PlanNotice />
      {(status === 'building' || status === 'built') && (
        <Passing tone="primary" padding={2} radius={3} shadow={2} data-testid="publishing-notice">
          <Text size={1}>{underWay[status]}</Text>
        </Passing>
      )}
      {record && (status === 'failed' || (status === 'live' && record.kept.length > 0)) && (
        <Notice tone={status === 'failed' ? 'critical' : 'caution'}>
          {status === 'failed' ? t('The website could not be updated.') : <Kept record={record} />}{' '}
          <StateLink state={{ tool: websiteTool }}>{t('See what to fix')}</StateLink>
        </Notice>
      )}
    </>
  )
}

/** Over the page above its actions, because what somebody is about to press would move if it took room for seconds. */
const Passing = styled(Card)`
  position: fixed;
  z-index: 1;
  bottom: 4.5rem;
  left: .75rem;
  pointer-events: none;
`

const waiting = `_type == "${planType}" && state == "scheduled"`
const watchedPlans = `*[_type == "${planType}" && state in ["scheduled", "refused"]]`

const plansToFix = `{
  "faulty": *[_type == "${planType}" && state == "refused" || ${waiting} && count(issues) > 0] | order(at asc)[0]._id,
  "next": *[${waiting}] | order(at asc)[0]{_id, at, state}
}`

type PlansToFix = { faulty: string | null; next: Pick<Plan, '_id' | 'at' | 'state'> | null }

/** While the browser is offline, says that typed words are kept until the connection is back. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  return isOnline ? null : (
    <Notice tone="caution">
      {t('No connection. Your last words are kept: wait before you write on.')}
    </Notice>
  )
}

function subscribeToConnection(listener: () => void) {
  const stop = new AbortController()
  addEventListener('online', listener, stop)
  addEventListener('offline', listener, stop)
  return () => stop.abort()
}

/** A notice about the first plan with issues, or else the first late plan. Shown in every tool. */
function PlanNotice() {
  const { result } = useLiveQuery<PlansToFix>(plansToFix, watchedPlans, {})
  const now = useLakeMinute()
  const isOverdue = now !== undefined && result?.next && isLate(result.next, now)
  const late = isOverdue ? result.next?._id : null
  const id = result?.faulty ?? late
  if (!id) return null
  const params = { id: getPublishedId(id), type: planType }
  return (
    <Notice tone="critical">
      {result?.faulty
        ? t('A plan cannot be carried out.')
        : t('A plan is late: it was not carried out at its time.')}{' '}
      <IntentLink {...{ intent: 'edit', params }}>{t('See what to fix')}</IntentLink>
    </Notice>
  )
}

/** Returns the time of the Content Lake in ms since 1970, to the minute; undefined until its clock has been read. */
function useLakeMinute(): number | undefined {
  const client = useClient({ apiVersion })
  const { data: difference } = useQuery({
    queryKey: ['time of the Content Lake'],
    queryFn: () => readLakeTime(client),
    // This computer's clock may be set right meanwhile.
    refetchInterval: 10 * minuteMs,
  })
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return difference === undefined ? undefined : now + difference
}

/**
 * A notice about documents that the live build shows in an earlier version, because their latest change has an error.
 */
function Kept({ record: { kept, changes } }: { record: BuildRecord }) {
  const schema = useSchema()
  const [document] = kept
  const change = changes.find(({ documentId }) => documentId === document?.documentId)
  if (kept.length > 1 || !change)
    return t(
      '{count} documents could not be updated because of errors. Visitors still see the versions before.',
      { count: kept.length },
    )
  return tRich(
    '“{title}” could not be updated: an error in a change by {person}. Visitors still see the version before.',
    { title: titleOf(change, schema), person: <PersonName id={change.person} /> },
  )
}

type NoticeProps = { tone: 'caution' | 'critical'; children: ReactNode }

function Notice({ tone, children }: NoticeProps) {
  return (
    <Card tone={tone} padding={2} borderBottom data-testid="publishing-notice">
      <Text size={1} align="center">
        {children}
      </Text>
    </Card>
  )
}
