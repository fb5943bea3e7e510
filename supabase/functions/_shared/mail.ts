import { z } from 'zod'
import { defaultLanguage, languageCodes } from '../../../shared/languages.ts'
import { postJson } from './request.ts'
import { requiredString } from './variables.ts'

const address = z.email('must be a mail address')

/** The variables of mail to the company. */
export const mailVariables = {
  CONTACT_EMAIL_TO: address,
  CONTACT_EMAIL_FROM: address,
  CONTACT_EMAIL_LANGUAGE: z
    .enum(languageCodes, `must be one of ${languageCodes.join(', ')}`)
    .default(defaultLanguage),
  /** The key of Resend's HTTP API; hosted functions cannot use SMTP's ports. */
  RESEND_API_KEY: requiredString.optional(),
  RESEND_API_URL: z.url().default('https://api.resend.com/emails'),
}

/**
 * Sends a mail by Resend's HTTP API.
 * @param key the idempotency key, with which Resend sends a mail once, even if the request is repeated after a lost
 *   response. The key contains a hash of the mail, because Resend refuses a key that it has seen with another mail,
 *   such as one to a former recipient
 * @returns the headers of the response
 * @throws KnownFailure without a response, or for an error
 */
export function sendByResend(
  { RESEND_API_URL, RESEND_API_KEY }: { RESEND_API_URL: string; RESEND_API_KEY: string },
  key: string,
  mail: object,
): Promise<Headers> {
  return postJson('the mail API', RESEND_API_URL, mail, {
    Authorization: `Bearer ${RESEND_API_KEY}`,
    'Idempotency-Key': key,
  })
}
