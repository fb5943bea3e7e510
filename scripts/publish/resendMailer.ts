import { domainsIn } from '../../shared/emailDomain.ts'
import type { PlanMailer } from '../../shared/plans/planMail.ts'
import type { Environment } from '../environment.ts'

/** The timeout of requests in ms. */
const timeout = 10_000

/** Returns the mailer of Resend's HTTP API, or null if mail is not set up. */
export function resendMailer(environment: Environment): PlanMailer | null {
  const { RESEND_API_KEY: secret, RESEND_API_URL, CONTACT_EMAIL_LANGUAGE: language } = environment
  const { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to, CONTACT_EMAIL_DOMAINS } = environment
  if (secret === undefined || from === undefined || to === undefined) return null
  return {
    settings: { from, to, domains: domainsIn(CONTACT_EMAIL_DOMAINS, to), language },
    async send({ key, ...mail }) {
      const response = await fetch(RESEND_API_URL, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${secret}`,
          // Resend sends a mail only once, even if the request is repeated.
          'Idempotency-Key': key,
        },
        body: JSON.stringify(mail),
        // Following a redirect would send the mail to another server.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the mail API answered ${response.status}`)
    },
  }
}
