import { Button, Card, Container, Heading, Stack, Text, TextInput } from '@sanity/ui'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useState } from 'react'
import { say } from '../words/say.ts'

/**
 * What was entered, kept beside the component: the Studio mounts a tool anew while it starts, and
 * whoever looks at another tool meanwhile would have to wait for a second code.
 */
let entered = { email: '', isMailed: false }

/** Signs somebody in with a code that is mailed to an address. */
export function SignIn({ client }: { client: SupabaseClient }) {
  const [{ email, isMailed }, setEntered] = useState(entered)
  const [code, setCode] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  function enter(change: Partial<typeof entered>) {
    entered = { ...entered, ...change }
    setEntered(entered)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const { error } = isMailed
      ? await client.auth.verifyOtp({ email: email.trim(), token: code.trim(), type: 'email' })
      : await client.auth.signInWithOtp({ email: email.trim() })
    setBusy(false)
    setFault(error && sentenceOf(error))
    if (!error) enter({ isMailed: !isMailed })
  }

  return (
    <Card height="fill" overflow="auto">
      <Container width={0}>
        <Stack as="form" onSubmit={submit} gap={4} paddingX={4} paddingY={6}>
          <Heading as="h1">{say('Enquiries')}</Heading>
          <Text muted>
            {isMailed
              ? say('A code was mailed to {address}. It is valid for an hour.', { address: email })
              : say('For those who answer what visitors send. A code to sign in is mailed to you.')}
          </Text>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor="enquiries-sign-in">
              {isMailed ? say('Code') : say('E-mail address')}
            </Text>
            {isMailed ? (
              <TextInput
                key="code"
                id="enquiries-sign-in"
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                autoFocus
                value={code}
                onChange={(event) => setCode(event.currentTarget.value)}
              />
            ) : (
              <TextInput
                key="email"
                id="enquiries-sign-in"
                type="email"
                autoComplete="email"
                required
                value={email}
                onChange={(event) => enter({ email: event.currentTarget.value })}
              />
            )}
          </Stack>
          <div role="alert">
            {fault && (
              <Card tone="critical" padding={3} radius={2} border>
                <Text size={1}>{fault}</Text>
              </Card>
            )}
          </div>
          <Button
            type="submit"
            tone="primary"
            disabled={isBusy}
            text={isMailed ? say('Sign in') : say('Mail me a code')}
          />
          {isMailed && (
            <Button
              mode="bleed"
              text={say('Another address, or another code')}
              onClick={() => {
                enter({ isMailed: false })
                setCode('')
                setFault(null)
              }}
            />
          )}
        </Stack>
      </Container>
    </Card>
  )
}

function sentenceOf({ code, message }: { code?: string | undefined; message: string }): string {
  if (code === 'otp_expired') return say('This code is wrong, used already, or too old.')
  if (code === 'over_email_send_rate_limit')
    return say('A code was mailed a moment ago. Look for it, or wait a minute and ask for another.')
  if (code === 'over_request_rate_limit') return say('Too many attempts. Wait a few minutes.')
  return say('That did not work: {error}', { error: message })
}
