import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { SupabaseClient } from '@supabase/supabase-js'
import { Mail } from 'lucide-react'
import type { Tool } from 'sanity'
import { route, useRouter } from 'sanity/router'
import { replyTemplateType } from '../../../shared/content/privateDocuments.ts'
import { t } from '../../i18n/t.ts'
import { useLiveQuery } from '../../queries/useLiveQuery.ts'
import { parseCriteria, toParams } from './criteria.ts'
import type { ReplyTemplate } from './detail/reply.ts'
import { Figures } from './figures/Figures.tsx'
import { figuresParams, parseFiguresParams } from './figures/figuresParams.ts'
import { InboxView } from './InboxView.tsx'
import { useServiceNames } from './serviceNames.ts'
import { SignIn } from './session/SignIn.tsx'
import { supabaseClient, useSession } from './session/staffSession.ts'

export const enquiriesTool = 'enquiries'

const toolFor = (client: SupabaseClient): Tool => ({
  name: enquiriesTool,
  title: t('Enquiries'),
  icon: Mail,
  component: () => <Enquiries client={client} />,
  router: route.create('/'),
})

export const enquiriesTools = supabaseClient ? [toolFor(supabaseClient)] : []

const watched = `*[_type == "${replyTemplateType}"]`
// Unfinished ones are left out. None is published, so all are drafts.
const query = `*[_type == "${replyTemplateType}" && defined(name) && defined(text)] | order(name){_id, name, text}`

const watchedCompany = '*[_id == "siteSettings"]'
const companyQuery = `${watchedCompany}[0].companyName`

function Enquiries({ client }: { client: SupabaseClient }) {
  const { email, inbox, staff, self, error, aheadMs } = useSession(client)
  const { state, navigate } = useRouter()
  const { result: templates = [] } = useLiveQuery<ReplyTemplate[]>(query, watched, {})
  const services = useServiceNames()
  const { result: company } = useLiveQuery<string | null>(companyQuery, watchedCompany, {})
  const signOut = () => client.auth.signOut({ scope: 'local' })
  if (email === null) return <SignIn client={client} />
  const figures = parseFiguresParams(state._searchParams)
  if (staff && self && figures)
    return (
      <Figures
        inbox={inbox}
        staff={staff}
        company={company ?? undefined}
        services={services}
        period={figures.period}
        onPeriod={(period) =>
          navigate({ ...state, _searchParams: figuresParams(period) }, { replace: true })
        }
        onClose={() => navigate({ ...state, _searchParams: [] })}
      />
    )
  if (staff && self)
    return (
      <InboxView
        key={email}
        aheadMs={aheadMs}
        inbox={inbox}
        self={self}
        staff={staff}
        templates={templates}
        services={services}
        criteria={parseCriteria(state._searchParams)}
        onCriteria={(criteria) =>
          navigate({ ...state, _searchParams: toParams(criteria) }, { replace: true })
        }
        onFigures={() => navigate({ ...state, _searchParams: figuresParams() })}
        signOut={signOut}
      />
    )
  return (
    <Card height="fill">
      <Flex align="center" justify="center" height="fill" padding={4}>
        {email && (staff || error) ? (
          <Stack gap={4}>
            <Text>
              {error
                ? t('The enquiries cannot be reached. Reload the page to try again.')
                : t(
                    '{address} is not on the list of staff. Ask whoever hosts the site to add it.',
                    { address: email },
                  )}
            </Text>
            <Button mode="ghost" text={t('Sign out')} onClick={signOut} />
          </Stack>
        ) : (
          <Spinner muted />
        )}
      </Flex>
    </Card>
  )
}
