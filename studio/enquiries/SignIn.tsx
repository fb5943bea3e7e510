import { Button, Card, Container, Heading, Stack, Text, TextInput } from '@sanity/ui'
import type { SupabaseClient } from '@supabase/supabase-js'
import type { FormEvent } from 'react'
import { Callout } from '../desk/Callout.tsx'
import { t } from '../i18n/t.ts'
import { enter, submitSignIn, useSignInForm } from './signInForm.ts'

/** Signs somebody in with a code that is mailed to an address. */
export function SignIn({ client }: { client: SupabaseClient }) {
  const { email, code, isMailed, isBusy, error } = useSignInForm()

  function submit(event: FormEvent) {
    event.preventDefault()
    void submitSignIn(client)
  }

  return (
    <Card height="fill" overflow="auto">
      <Container width={0}>
        <Stack as="form" onSubmit={submit} gap={4} paddingX={4} paddingY={6}>
          <Heading as="h1">{t('Enquiries')}</Heading>
          <Text muted>
            {isMailed
              ? t('A code was mailed to {address}. It is valid for an hour.', { address: email })
              : t('For those who answer what visitors send. A code to sign in is mailed to you.')}
          </Text>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor="enquiries-sign-in">
              {isMailed ? t('Code') : t('E-mail address')}
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
                onChange={(event) => enter({ code: event.currentTarget.value })}
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
          <div role="alert">{error && <Callout tone="critical">{error}</Callout>}</div>
          <Button
            type="submit"
            tone="primary"
            disabled={isBusy}
            text={isMailed ? t('Sign in') : t('Mail me a code')}
          />
          {isMailed && (
            <Button
              mode="bleed"
              text={t('Another address, or another code')}
              onClick={() => enter({ isMailed: false, code: '', error: null })}
            />
          )}
        </Stack>
      </Container>
    </Card>
  )
}
