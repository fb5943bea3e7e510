import { z } from 'zod'
import { languageCodes } from '../../languages.ts'
import { siteLists } from '../pageTypes/registry.ts'
import { businessHours } from './businessHours.ts'
import { year } from './duration.ts'
import { shareImage } from './image.ts'
import { mailboxes, webAddress } from './link.ts'
import { localeString, printedLocaleString } from './localized.ts'
import { copiedText, nonBlankText, printedText } from './plainText.ts'

export const emailAddress = copiedText.regex(z.regexes.email, 'is missing or not an e-mail address')
const addresses = Object.fromEntries(mailboxes.map((name) => [name, emailAddress])) as Record<
  (typeof mailboxes)[number],
  typeof emailAddress
>

/** Facts about the company that the law requires it to publish. */
const legal = z.object(
  {
    registeredName: nonBlankText,
    registrationNumber: nonBlankText,
    postalAddress: nonBlankText,
    /** The number of the company in the register of Ghana's Data Protection Commission. */
    dataProtectionNumber: nonBlankText,
    /** The data processor that serves the pages. */
    webHost: nonBlankText,
    /** Licences, certificates, the responsible pharmacist. */
    credentials: z
      .array(z.object({ _key: z.string(), name: localeString, value: nonBlankText }))
      .optional(),
    /** The day from which the legal pages apply, YYYY-MM-DD. */
    effectiveDate: z.iso.date('must be a date such as 2026-12-01'),
  },
  'is missing',
)

export const phoneNumber = copiedText.regex(
  /^\+[0-9 ]{7,20}$/,
  'must begin with + and the country code, then digits and spaces',
)

/** The document `siteSettings` as `siteQuery` returns it: company facts, and the lists of the footer. */
export const siteSettings = z.object({
  _id: z.string(),
  companyName: printedText,
  blurb: localeString,
  emails: z.object(addresses, 'is missing'),
  phone: phoneNumber,
  /** The emergency number, if it is not the company's telephone. */
  emergencyPhone: phoneNumber.optional(),
  whatsapp: phoneNumber.optional(),
  location: printedLocaleString,
  /** The languages in which calls and mail are answered. Shown once editors have chosen them. */
  answerLanguages: z.array(z.enum(languageCodes, 'must be one of the site’s languages')).optional(),
  businessHours,
  /** The name of the zone in which the company works: see shared/companyZone.ts. */
  timeZone: localeString,
  foundingYear: year,
  legal,
  /** Whether it is confirmed that search engines may list the site although legal facts are missing. */
  confirmedPublic: z.boolean().optional(),
  socialLinks: z
    .array(z.object({ _key: z.string(), platform: nonBlankText, url: webAddress }))
    .optional(),
  shareImage: shareImage.optional(),
  ...siteLists,
})
