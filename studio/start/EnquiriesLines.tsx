import { useEffect, useMemo, useState } from 'react'
import { clientOf, type Project } from '../enquiries/client.ts'
import { openInbox } from '../enquiries/inbox.ts'
import { toolName } from '../enquiries/toolName.ts'
import { useSession } from '../enquiries/useSession.ts'
import { supabase } from '../environment.ts'
import { t, tRich } from '../i18n/t.ts'
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
    return (
      <WaitingLine>
        {tRich('If you answer enquiries: {link}', {
          link: link(t('sign in to see what is new')),
        })}
      </WaitingLine>
    )
  if (counts === undefined) return null
  if (counts === 'failed')
    return (
      <WaitingLine tone="caution">{t('The enquiries cannot be reached just now.')}</WaitingLine>
    )
  const { new: fresh = 0, failed = 0 } = counts
  return (
    <>
      {fresh === 0 ? (
        <WaitingLine tone="positive">{t('No enquiry waits for an answer.')}</WaitingLine>
      ) : (
        <WaitingLine tone="caution">
          {fresh === 1
            ? t('1 enquiry waits for an answer.')
            : t('{count} enquiries wait for an answer.', { count: fresh })}{' '}
          {link(t('See the inbox'))}
        </WaitingLine>
      )}
      {failed > 0 && (
        <WaitingLine tone="critical">
          {failed === 1
            ? t('The mail about 1 enquiry could not be sent.')
            : t('The mail about {count} enquiries could not be sent.', { count: failed })}{' '}
          {link(t('Send it again'))}
        </WaitingLine>
      )}
    </>
  )
}
