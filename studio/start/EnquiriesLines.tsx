import { useEffect, useMemo, useState } from 'react'
import { clientOf, type Project } from '../enquiries/client.ts'
import { openInbox } from '../enquiries/inbox.ts'
import { toolName } from '../enquiries/toolName.ts'
import { useSession } from '../enquiries/useSession.ts'
import { supabase } from '../environment.ts'
import { StudioLink } from './StudioLink.tsx'
import { WaitingLine } from './WaitingLine.tsx'

/** Says what waits in the inbox; nothing where the Studio has none. */
export function EnquiriesLines() {
  return supabase && <Lines project={supabase} />
}

function Lines({ project }: { project: Project }) {
  const client = clientOf(project)
  const inbox = useMemo(() => openInbox(client), [client])
  const email = useSession(client)
  const [counts, setCounts] = useState<Record<string, number> | 'failed'>()

  useEffect(() => {
    setCounts(undefined)
    if (!email) return
    const ask = async () => {
      const [staff, counted] = await Promise.all([inbox.staff(), inbox.counts()])
      // Others are counted nothing, which would read as if nothing waited.
      return staff.some((person) => person.email === email) ? counted : undefined
    }
    const count = () => {
      if (document.visibilityState === 'visible') ask().then(setCounts, () => setCounts('failed'))
    }
    count()
    document.addEventListener('visibilitychange', count)
    return () => document.removeEventListener('visibilitychange', count)
  }, [inbox, email])

  const link = (words: string) => <StudioLink to={toolName}>{words}</StudioLink>
  if (email === null)
    return <WaitingLine>If you answer enquiries: {link('sign in to see what is new')}</WaitingLine>
  if (counts === undefined) return null
  if (counts === 'failed')
    return <WaitingLine tone="caution">The enquiries cannot be reached just now.</WaitingLine>
  const { new: fresh = 0, failed = 0 } = counts
  return (
    <>
      {fresh === 0 ? (
        <WaitingLine tone="positive">No enquiry waits for an answer.</WaitingLine>
      ) : (
        <WaitingLine tone="caution">
          {fresh === 1 ? '1 enquiry waits' : `${fresh} enquiries wait`} for an answer.{' '}
          {link('See the inbox')}
        </WaitingLine>
      )}
      {failed > 0 && (
        <WaitingLine tone="critical">
          {failed === 1 ? 'The mail about 1 enquiry' : `The mail about ${failed} enquiries`} could
          not be sent. {link('Send it again')}
        </WaitingLine>
      )}
    </>
  )
}
