import { useQuery } from '@tanstack/react-query'
import type { Inbox, OpenProblem } from '../enquiries/inbox.ts'
import { formatTime } from '../i18n/language.ts'
import { t } from '../i18n/t.ts'
import { Callout } from '../ui/Callout.tsx'

/** What is said of each problem; mail that was given up has a line of its own. */
const texts: Record<Exclude<OpenProblem['name'], 'failed_mail'>, string> = {
  site: t('Nobody can open the website, or browsers refuse its certificate.'),
  lag: t('The website has not shown what was published for a while.'),
  plans: t('A plan should have been carried out, and was not.'),
  waiting_mail: t(
    'Mail about enquiries is not sent: read the new ones in the inbox, and tell whoever looks after the site.',
  ),
  watch: t(
    'Nothing has checked the website and the mail for an hour: tell whoever looks after the site.',
  ),
}

/** Says to staff which problems the function `watch` has found. */
export function ProblemLines({ email, inbox }: { email: string; inbox: Pick<Inbox, 'problems'> }) {
  const { data: problems = [] } = useQuery({
    queryKey: ['enquiries', email, 'problems'],
    queryFn: () => inbox.problems(),
  })
  return problems.map(
    ({ name, since }) =>
      name !== 'failed_mail' && (
        <Callout key={name} tone="critical">
          {texts[name]} {t('Since {time}.', { time: formatTime(since) })}
        </Callout>
      ),
  )
}
