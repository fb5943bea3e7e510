import { z } from 'zod'
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

const time = z.string().refine((text) => !Number.isNaN(Date.parse(text)))

/** An event of a mail that the recipient's server has refused. */
const bounce = z.object({
  type: z.literal('email.bounced'),
  data: z.object({
    tags: tags.default({}),
    /** The time at which Resend accepted the mail; undefined if malformed. */
    created_at: z.catch(time.optional(), undefined),
  }),
})

/** The tags of mail: for an enquiry or a digest, and for an acknowledgement. */
const aboutEnquiry = z.uuid()
const acknowledgement = z.templateLiteral(['acknowledgement-', z.uuid()])

/**
 * Handles Resend's webhook: records bounces of mail about enquiries at these enquiries. Other events, and bounces of
 * other mail, are only logged.
 */
export function createHandler(settings: MailEventsSettings) {
  const database = connectDatabase(settings)

  async function saveBounce(mail: string | undefined, mailedAt: string | undefined): Promise<void> {
    if (aboutEnquiry.safeParse(mail).success) await database.recordBounce(mail ?? '', mailedAt)
    const enquiry = acknowledgement.safeParse(mail).data?.replace('acknowledgement-', '')
    if (enquiry !== undefined) await database.recordBouncedAcknowledgement(enquiry)
    log('bounced', { mail })
  }

  return createWebhook(async (body, headers) => {
    if (!(await isSigned(body, headers, settings.RESEND_WEBHOOK_SECRET))) return false
    const event = bounce.safeParse(parseJson(body))
    if (event.success) await saveBounce(event.data.data.tags.mail, event.data.data.created_at)
    else log('ignored')
    return true
  })
}
