import type { SupabaseClient } from '@supabase/supabase-js'
import { useSyncExternalStore } from 'react'
import { t } from '../i18n/t.ts'

type Form = {
  email: string
  code: string
  /** Whether a code is on its way to the address. */
  isMailed: boolean
  isBusy: boolean
  /** What went wrong, for whoever signs in. */
  error: string | null
}

/**
 * Kept beside the component: the Studio mounts a tool anew while it starts, and whoever looks at
 * another tool meanwhile would miss the answer, and have to wait for a second code.
 */
let form: Form = { email: '', code: '', isMailed: false, isBusy: false, error: null }
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Follows the form that asks for an address, and then for the code that was mailed there. */
export const useSignInForm = (): Form => useSyncExternalStore(subscribe, () => form)

/** Changes some of the form. */
export function enter(change: Partial<Form>): void {
  form = { ...form, ...change }
  for (const listener of listeners) listener()
}

/** Has a code mailed, or opens the session with the code that was. */
export async function submitSignIn({ auth }: SupabaseClient): Promise<void> {
  const { isMailed } = form
  const email = form.email.trim()
  enter({ isBusy: true })
  const answer = isMailed
    ? auth.verifyOtp({ email, token: form.code.trim(), type: 'email' })
    : auth.signInWithOtp({ email })
  const { error } = await answer.catch((reason: Error) => ({ error: reason }))
  enter({ isBusy: false, error: error && sentenceOf(error) })
  if (!error) enter({ isMailed: !isMailed, code: '' })
}

function sentenceOf({ code, message }: { code?: string | undefined; message: string }): string {
  if (code === 'otp_expired') return t('This code is wrong, used already, or too old.')
  if (code === 'over_email_send_rate_limit')
    return t('A code was mailed a moment ago. Look for it, or wait a minute and ask for another.')
  if (code === 'over_request_rate_limit') return t('Too many attempts. Wait a few minutes.')
  return t('That did not work: {error}', { error: message })
}
