import { parseDomains } from '../../shared/emailDomain.ts'
import type { PlanMailer } from '../../shared/plans/planMail.ts'
import { sendByResend } from '../../supabase/functions/_shared/mail.ts'
import type { Environment } from '../environment.ts'

/** Returns the mailer of Resend's HTTP API, or null if mail is not set up. */
export function resendMailer(environment: Environment): PlanMailer | null {
  const { RESEND_API_KEY, RESEND_API_URL, CONTACT_EMAIL_LANGUAGE: language } = environment
  const { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to, CONTACT_EMAIL_DOMAINS } = environment
  if (RESEND_API_KEY === undefined || from === undefined || to === undefined) return null
  return {
    settings: { from, to, domains: parseDomains(CONTACT_EMAIL_DOMAINS, to), language },
    send: ({ key, ...mail }) => sendByResend({ RESEND_API_KEY, RESEND_API_URL }, key, mail),
  }
}
