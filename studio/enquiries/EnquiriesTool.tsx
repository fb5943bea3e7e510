import { Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Tool } from 'sanity'
import { t } from '../i18n/t.ts'
import { InboxView } from './InboxView.tsx'
import { SignIn } from './SignIn.tsx'
import { clientOf, type Project, useSession } from './session.ts'

export const enquiriesTool = 'enquiries'

/** The tool: a sign-in, and the inbox for those who are staff. */
export function EnquiriesTool({ tool }: { tool: Tool<Project> }) {
  if (tool.options === undefined) throw new Error('The tool has no project')
  const client = clientOf(tool.options)
  const { email, inbox, staff, self, error } = useSession(client)
  const signOut = () => client.auth.signOut({ scope: 'local' })
  if (email === null) return <SignIn client={client} />
  if (email === undefined || !(staff || error))
    return (
      <Middle>
        <Spinner muted />
      </Middle>
    )
  if (!staff || !self)
    return (
      <Middle>
        <Text>
          {error
            ? t('The enquiries cannot be reached. Reload the page to try again.')
            : t('{address} is not on the list of staff. Ask whoever hosts the site to add it.', {
                address: email,
              })}
        </Text>
        <Button mode="ghost" text={t('Sign out')} onClick={signOut} />
      </Middle>
    )
  return <InboxView key={email} inbox={inbox} self={self} staff={staff} signOut={signOut} />
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
