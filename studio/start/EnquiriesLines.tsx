import { useQuery } from '@tanstack/react-query'
import { enquiriesTool } from '../enquiries/EnquiriesTool.tsx'
import { clientOf, type Project, useSession } from '../enquiries/session.ts'
import { supabase } from '../environment.ts'
import { t, tRich } from '../i18n/t.ts'
import { StatusLine, StudioLink } from './parts.tsx'

/** The pending enquiries; nothing where the Studio has no inbox. */
export function EnquiriesLines() {
  return supabase && <Lines project={supabase} />
}

function Lines({ project }: { project: Project }) {
  const { email, inbox, self, error } = useSession(clientOf(project))
  // Others are counted nothing, which would read as if nothing waited.
  const counts = useQuery({
    queryKey: ['enquiries', email, 'counts'],
    queryFn: () => inbox.counts(),
    enabled: self !== undefined,
  })

  const link = (words: string) => <StudioLink to={enquiriesTool}>{words}</StudioLink>
  if (email === null)
    return (
      <StatusLine>
        {tRich('If you answer enquiries: {link}', {
          link: link(t('sign in to see what is new')),
        })}
      </StatusLine>
    )
  if (error || counts.error)
    return <StatusLine tone="caution">{t('The enquiries cannot be reached just now.')}</StatusLine>
  if (!counts.data) return null
  const { new: fresh = 0, failed = 0 } = counts.data
  return (
    <>
      {fresh === 0 ? (
        <StatusLine tone="positive">{t('No enquiry waits for an answer.')}</StatusLine>
      ) : (
        <StatusLine tone="caution">
          {fresh === 1
            ? t('1 enquiry waits for an answer.')
            : t('{count} enquiries wait for an answer.', { count: fresh })}{' '}
          {link(t('See the inbox'))}
        </StatusLine>
      )}
      {failed > 0 && (
        <StatusLine tone="critical">
          {failed === 1
            ? t('The mail about 1 enquiry could not be sent.')
            : t('The mail about {count} enquiries could not be sent.', { count: failed })}{' '}
          {link(t('Send it again'))}
        </StatusLine>
      )}
    </>
  )
}
