import { z } from 'zod'
import { undeliveredEvents, undeliveredReasons } from '../../../shared/enquiry/undeliveredMail.ts'
import { connectDatabase } from '../_shared/database.ts'
import { log } from '../_shared/failure.ts'
import { parseJson } from '../_shared/variables.ts'
import { createWebhook } from '../_shared/webhook.ts'
import type { MailEventsSettings } from './settings.ts'
import { isSigned } from './signature.ts'

/** The tags of a mail, in the two forms that Resend documents. */
const tags = z.union([
  z.record(z.string(), z.string()),
  z
    .array(z.object({ name: z.string(), value: z.string() }))
    .transform((list) => Object.fromEntries(list.map(({ name, value }) => [name, value]))),
])

/** An event of a mail that Resend accepted and did not deliver. */
const undelivered = z.object({
  type: z.enum(undeliveredEvents),
  data: z.object({ tags: tags.default({}) }),
})

/** The tags of mail: for an enquiry or a digest, and for an acknowledgement. */
const aboutEnquiry = z.uuid()
const acknowledgement = z.templateLiteral(['acknowledgement-', z.uuid()])

/**
 * Handles Resend's webhook: records at enquiries that mail about them was not delivered. Other events, and those of
 * other mail, are only logged.
 */
export function createHandler(settings: MailEventsSettings) {
  const database = connectDatabase(settings)

  async function record({ type, data }: z.output<typeof undelivered>): Promise<void> {
    const { mail } = data.tags
    const reason = undeliveredReasons[type]
    const about = aboutEnquiry.safeParse(mail).data
    if (about !== undefined) await database.recordUndeliveredMail(about, reason)
    const enquiry = acknowledgement.safeParse(mail).data?.replace('acknowledgement-', '')
    if (enquiry !== undefined) await database.recordUndeliveredAcknowledgement(enquiry, reason)
    log('not delivered', { mail, reason })
  }

  return createWebhook(async (body, headers) => {
    if (!(await isSigned(body, headers, settings.RESEND_WEBHOOK_SECRET))) return false
    const event = undelivered.safeParse(parseJson(body))
    if (event.success) await record(event.data)
    else log('ignored')
    return true
  })
}
