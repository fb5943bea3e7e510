import { KnownFailure, post } from '../_shared/failure.ts'
import type { Email } from './email.ts'
import type { MailSettings } from './settings.ts'

/** Sends a mail; throws a KnownFailure. */
export type Deliver = (email: Email) => Promise<void>

/** Well below the two minutes for which a mail is claimed. */
const timeout = 15_000

export function deliverBy(settings: MailSettings): Deliver {
  return settings.by === 'resend' ? byResend(settings) : bySmtp(settings)
}

function byResend({ key, url, from }: MailSettings & { by: 'resend' }): Deliver {
  return ({ id, to, replyTo, subject, text, html, headers }) =>
    post('the mail API', url, {
      // The API sends a mail once, even if it is asked again because its answer was lost.
      headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': id },
      body: { from, to: [to], reply_to: replyTo, subject, text, html, headers },
      timeout,
    })
}

function bySmtp({ url, from }: MailSettings & { by: 'smtp' }): Deliver {
  return async ({ id, to, replyTo, subject, text, html, headers }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: timeout,
      socketTimeout: timeout,
    })
    const domain = from.slice(from.indexOf('@') + 1)
    try {
      const messageId = `<${id}@${domain}>`
      await transport.sendMail({ messageId, from, to, replyTo, subject, text, html, headers })
    } catch (error) {
      throw new KnownFailure(`the mail server failed: ${smtpCode(error)}`)
    } finally {
      transport.close()
    }
  }
}

/** Returns nodemailer's error codes, because its messages quote addresses. */
function smtpCode(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'for no given reason'
}
