import { Button, Card, Container, Heading, Stack, Text, TextInput } from '@sanity/ui'
import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import { type FormEvent, useSyncExternalStore } from 'react'
import { visibleText } from '../../../../shared/text/visibleText.ts'
import { t } from '../../../i18n/t.ts'
import { Callout } from '../../../ui/Callout.tsx'

type Form = {
  email: string
  code: string
  /** True once a code was sent to the address. */
  isMailed: boolean
  isBusy: boolean
  error: string | null
}

/** The form's state, outside React, because a remounted tool would forget that a code is on its way. */
let form: Form = { email: '', code: '', isMailed: false, isBusy: false, error: null }
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function enter(change: Partial<Form>): void {
  form = { ...form, ...change }
  for (const listener of listeners) listener()
}

/** Requests a code by mail, or signs in with it. */
async function submitSignIn({ auth }: SupabaseClient): Promise<void> {
  const { isMailed } = form
  const email = visibleText(form.email)
  enter({ isBusy: true })
  const response = isMailed
    ? auth.verifyOtp({
        email, // Phones and mails show the digits in groups.
        token: form.code.replaceAll(/\D/g, ''),
        type: 'email',
      })
    : auth.signInWithOtp({ email, options: { shouldCreateUser: false } })
  const { error } = await response.catch((reason: AuthError) => ({ error: reason }))
  // Two error codes are ignored. Unknown addresses get the same message as known ones, and after a request within the
  // last moments the code that was mailed is still valid.
  const hasFailed = error && !/^(otp_disabled|over_email_send_rate_limit)$/.test(error.code ?? '')
  enter({ isBusy: false, error: hasFailed ? sentenceOf(error) : null })
  if (!hasFailed) enter({ isMailed: !isMailed, code: '' })
}

function sentenceOf({ code, message }: { code?: string | undefined; message: string }): string {
  if (code === 'otp_expired') return t('This code is wrong, has been used already or has expired.')
  if (code === 'over_request_rate_limit') return t('Too many attempts. Wait a few minutes.')
  return t('That did not work: {error}', { error: message })
}

/** A form to sign in with a code that is mailed to an address. */
export function SignIn({ client }: { client: SupabaseClient }) {
  const { email, code, isMailed, isBusy, error } = useSyncExternalStore(subscribe, () => form)

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
              ? t(
                  'If {address} is on the list of staff, a code was mailed to it. It is valid for ten minutes. If none comes, ask for another in a minute.',
                  { address: email },
                )
              : t('For those who answer what visitors send. A code to sign in is mailed to you.')}
          </Text>
          <Stack gap={3}>
            <Text as="label" size={1} weight="medium" htmlFor="enquiries-sign-in">
              {isMailed ? t('Code') : t('E-mail address')}
            </Text>
            <TextInput
              key={String(isMailed)}
              id="enquiries-sign-in"
              aria-required
              {...(isMailed
                ? { inputMode: 'numeric', autoComplete: 'one-time-code', autoFocus: true }
                : { type: 'email', autoComplete: 'email' })}
              value={isMailed ? code : email}
              onChange={({ currentTarget: { value } }) =>
                enter(isMailed ? { code: value } : { email: value })
              }
            />
          </Stack>
          <div role="alert">{error && <Callout tone="critical">{error}</Callout>}</div>
          <Button
            type="submit"
            tone="primary"
            disabled={isBusy || (isMailed ? code : email).trim() === ''}
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
