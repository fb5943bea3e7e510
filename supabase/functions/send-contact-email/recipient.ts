import { z } from 'zod'
import { servicesByName } from '../../../shared/content/serviceNames.ts'
import { emailDomain, parseDomains } from '../../../shared/emailDomain.ts'
import { visibleText, withoutInvisible } from '../../../shared/text/visibleText.ts'
import type { CompanySettings } from './companySettings.ts'
import type { MailSettings } from './settings.ts'

const address = z.email()

type Recipient = CompanySettings['recipients'][number]

/**
 * Returns the recipient of the mail about an enquiry: the address in the Studio's settings for the enquiry's service,
 * which is found by its current and its former names. The address must be of one of the company's domains, so that
 * editors cannot redirect enquiries elsewhere.
 * @param service null if none was chosen, and for a mail about several enquiries
 * @returns the recipient, and the address in the settings if it was refused
 */
export function chooseRecipient(
  service: string | null,
  settings: CompanySettings | null,
  {
    CONTACT_EMAIL_TO: to,
    CONTACT_EMAIL_DOMAINS,
  }: Pick<MailSettings, 'CONTACT_EMAIL_TO' | 'CONTACT_EMAIL_DOMAINS'>,
): { to: string; refused: string | null } {
  const withName = servicesByName(settings?.services ?? [])
  // The settings contain names as stored; the form contains names as the site shows them.
  const currentName = (name: string) => visibleText(withName(name)?.current ?? name)
  const isService = ({ service: name }: Recipient) =>
    name !== null && service !== null && currentName(name) === currentName(service)
  const recipient = settings?.recipients.find(isService)
  if (!recipient) return { to, refused: null }
  const email = withoutInvisible(recipient.email).trim()
  const isOurs =
    address.safeParse(email).success &&
    parseDomains(CONTACT_EMAIL_DOMAINS, to).includes(emailDomain(email))
  return isOurs ? { to: email, refused: null } : { to, refused: recipient.email }
}
