import * as z from 'zod/mini'
import type { StoredEnquiry } from '../../../shared/enquiry/storedEnquiry.ts'
import type { CompanySettings } from './companySettings.ts'

/** The company's own address, and the domains that mail about enquiries may be sent to. */
export type Company = { to: string; domains: string[] }

/** Where a mail goes, and the address that the settings name and that was refused. */
export type Recipient = { to: string; refused: string | null }

const address = z.email()

/**
 * Returns who gets the mail about an enquiry: the address that the settings name for its service, if
 * it is of the company's domains, so that nobody who edits content can redirect enquiries elsewhere.
 */
export function recipientOf(
  { service_of_interest }: Pick<StoredEnquiry, 'service_of_interest'>,
  settings: CompanySettings | null,
  { to, domains }: Company,
): Recipient {
  const route =
    service_of_interest !== null &&
    settings?.routes.find(({ service }) => service === service_of_interest)
  if (!route) return { to, refused: null }
  const isOurs = address.safeParse(route.email).success && domains.includes(domainOf(route.email))
  return isOurs ? { to: route.email, refused: null } : { to, refused: route.email }
}

/** Returns an address's domain in small letters. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}
