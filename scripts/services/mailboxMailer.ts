import { parseDomains } from '../../shared/emailDomain.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import type { PlanMailer } from '../../shared/plans/planMail.ts'

type Addresses = Record<'CONTACT_EMAIL_FROM' | 'CONTACT_EMAIL_TO', string>

/**
 * Returns the mailer of plans that sends to the local mailbox.
 * @param smtp the mailbox's URL
 */
export function mailboxMailer(
  smtp: string,
  { CONTACT_EMAIL_FROM: from, CONTACT_EMAIL_TO: to }: Addresses,
): PlanMailer {
  return {
    settings: { from, to, domains: parseDomains(undefined, to), language: defaultLanguage },
    async send({ key, ...content }) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ url: smtp })
      try {
        await transport.sendMail({ messageId: `<${key}@localhost>`, ...content })
      } finally {
        transport.close()
      }
    },
  }
}
