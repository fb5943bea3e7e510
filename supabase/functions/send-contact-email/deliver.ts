import { hashOf } from '../../../shared/hash.ts'
import { KnownFailure } from '../_shared/failure.ts'
import { sendByResend } from '../_shared/mail.ts'
import type { Mail } from './composeMail.ts'
import type { MailSettings } from './settings.ts'

const timeoutMs = 10_000

/**
 * Returns a function that sends a mail, and throws a KnownFailure on errors. It returns the number of mails that the
 * account has sent today, if Resend limits that number.
 */
export function createDelivery(
  settings: MailSettings,
): (mail: Mail) => Promise<number | undefined> {
  const { CONTACT_EMAIL_FROM: from, RESEND_API_KEY, RESEND_API_URL, SMTP_URL } = settings
  if (RESEND_API_KEY !== undefined)
    return async ({ id, to, replyTo, ...content }) => {
      // Resend's webhook names the mail by its tag: see the function mail-events.
      const tags = [{ name: 'mail', value: id }]
      const mail = { from, to: [to], reply_to: replyTo, tags, ...content }
      const key = `${id}-${hashOf(JSON.stringify(mail))}`
      const headers = await sendByResend({ RESEND_API_KEY, RESEND_API_URL }, key, mail)
      // Only on the free plan: https://resend.com/docs/api-reference/rate-limit
      return Number(headers.get('x-resend-daily-quota')) || undefined
    }
  if (SMTP_URL === undefined)
    throw new Error('Mail cannot be sent: set RESEND_API_KEY, or SMTP_URL where SMTP is possible.')

  const domain = from.slice(from.indexOf('@') + 1)
  return async ({ id, ...mail }) => {
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: SMTP_URL,
      connectionTimeout: timeoutMs,
      socketTimeout: timeoutMs,
    })
    try {
      await transport.sendMail({ messageId: `<${id}@${domain}>`, from, ...mail })
    } catch (error) {
      throw new KnownFailure(`the mail server failed: ${smtpCode(error)}`)
    } finally {
      transport.close()
    }
    return undefined
  }
}

/** Returns nodemailer's error codes, because its messages quote addresses. */
function smtpCode(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [code, responseCode].filter(Boolean).join(' ') || 'for no given reason'
}
