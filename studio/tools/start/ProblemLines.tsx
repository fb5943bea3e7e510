import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '../../i18n/language.ts'
import { t } from '../../i18n/t.ts'
import { Callout } from '../../ui/Callout.tsx'
import type { Inbox } from '../enquiries/inbox.ts'
import type { OpenProblem } from '../enquiries/inboxShapes.ts'

/** Lines by problem; null where *Start* has another line for it. */
const texts: Record<OpenProblem['name'], string | null> = {
  attributes_nearly_full: null,
  mail_failed: null,
  site_unreachable: t('Nobody can open the website, or browsers refuse its certificate.'),
  site_outdated: t('The website has not shown what was published for a while.'),
  form_refused: t(
    'The form is refused: no enquiry can be sent. Tell whoever looks after the site at once.',
  ),
  content_unreadable: t('The checks cannot read the content: tell whoever looks after the site.'),
  plan_late: t('A plan should have been carried out, and was not.'),
  mail_key_refused: t(
    'The mail service refuses the key: read the new enquiries in the inbox, and tell whoever looks after the site.',
  ),
  mail_waiting: t(
    'Mail about enquiries is not sent: read the new ones in the inbox, and tell whoever looks after the site.',
  ),
  mail_quota_nearly_used: t(
    'Few mails are left for today: read the new enquiries in the inbox. Codes to sign in are mails too.',
  ),
  backup_overdue: t(
    'Content and enquiries have not been backed up since the night before last: tell whoever looks after the site.',
  ),
  github_refused: t('GitHub refuses to be told of problems: tell whoever looks after the site.'),
  monitoring_stopped: t(
    'Nothing has checked the website and the mail for an hour: tell whoever looks after the site.',
  ),
}

/** Shows staff the problems that the function `monitor-site` has found. */
export function ProblemLines({ email, inbox }: { email: string; inbox: Pick<Inbox, 'problems'> }) {
  const { data: problems = [] } = useQuery({
    queryKey: ['enquiries', email, 'problems'],
    queryFn: () => inbox.problems(),
  })
  return problems.map(
    ({ name, since }) =>
      texts[name] !== null && (
        <Callout key={name} tone="critical">
          {texts[name]} {t('Since {time}.', { time: formatDateTime(since) })}
        </Callout>
      ),
  )
}
