import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { Tool } from 'sanity'
import { t } from '../i18n/t.ts'
import { clientOf, type Project } from './client.ts'
import { InboxView } from './InboxView.tsx'
import { openInbox, type Person } from './inbox.ts'
import { SignIn } from './SignIn.tsx'
import { useSession } from './useSession.ts'

/** The tool: a sign-in, and the inbox for those who are staff. */
export function EnquiriesTool({ tool }: { tool: Tool<Project> }) {
  const client = tool.options && clientOf(tool.options)
  if (client === undefined) throw new Error('The tool has no project')
  return <Enquiries client={client} />
}

function Enquiries({ client }: { client: SupabaseClient }) {
  const inbox = useMemo(() => openInbox(client), [client])
  const email = useSession(client)
  const [staff, setStaff] = useState<Person[]>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    setStaff(undefined)
    setFailed(false)
    if (email) inbox.staff().then(setStaff, () => setFailed(true))
  }, [email, inbox])

  const signOut = () => client.auth.signOut({ scope: 'local' })
  if (email === undefined || (email && !staff && !failed))
    return (
      <Middle>
        <Spinner muted />
      </Middle>
    )
  if (email === null) return <SignIn client={client} />
  const self = staff?.find((person) => person.email === email)
  if (staff === undefined || self === undefined)
    return (
      <Middle>
        <Text>
          {failed
            ? t('The enquiries cannot be reached. Reload the page to try again.')
            : t('{address} is not on the list of staff. Ask whoever hosts the site to add it.', {
                address: email,
              })}
        </Text>
        <Button mode="ghost" text={t('Sign out')} onClick={signOut} />
      </Middle>
    )
  return <InboxView inbox={inbox} self={self} staff={staff} signOut={signOut} />
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <Card height="fill">
      <Flex align="center" justify="center" height="fill" padding={4}>
        <Stack gap={4}>{children}</Stack>
      </Flex>
    </Card>
  )
}
