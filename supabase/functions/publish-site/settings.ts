import { lakeVariables } from '../_shared/contentLake.ts'
import { mailVariables } from '../_shared/mail.ts'
import { readVariables, requiredString } from '../_shared/variables.ts'

export type PublishSettings = ReturnType<typeof readSettings>

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      SANITY_WEBHOOK_SECRET: requiredString,
      /** The deploy hook: a POST starts a build. The URL is a secret, so it must be encrypted or local. */
      DEPLOY_HOOK_URL: requiredString.regex(
        /^(https:\/\/\w|http:\/\/localhost[:/])/,
        'must be an https address',
      ),
      /** A token that may write content; without it no plans are executed. */
      SANITY_PLANS_TOKEN: requiredString.optional(),
      /** The settings of mail about enquiries; without them, mails about plans are not sent. */
      ...mailVariables,
      CONTACT_EMAIL_TO: mailVariables.CONTACT_EMAIL_TO.optional(),
      CONTACT_EMAIL_FROM: mailVariables.CONTACT_EMAIL_FROM.optional(),
      CONTACT_EMAIL_DOMAINS: requiredString.optional(),
      ...lakeVariables,
    },
    given,
  )
}
