import { z } from 'zod'
import { enquiryOption } from '../../../shared/content/lists/fragments.ts'
import { mailSettingsType } from '../../../shared/content/privateDocuments.ts'
import { businessHours } from '../../../shared/content/shapes/businessHours.ts'
import { draftId } from '../../../shared/contentLake/draftIds.ts'
import { queryLake } from '../_shared/contentLake.ts'
import type { MailSettings } from './settings.ts'

const companySettings = z.object({
  companyName: z.string(),
  /** Null if the hours are missing or invalid, because that must not keep mail about enquiries from its recipient. */
  businessHours: businessHours.nullable().catch(null),
  acknowledge: z.boolean().default(false),
  /** Recipients by service; the service is null if its page was unpublished. */
  recipients: z
    .array(z.object({ service: z.string().nullable(), email: z.string() }))
    .nullish()
    .transform((recipients) => recipients ?? []),
  /** The published service pages, with their names, because enquiries keep the name that they were sent with. */
  services: z.array(z.looseObject({})).default([]),
})

/** The Studio's settings of mail. Every editor may change them: see `chooseRecipient`. */
export type CompanySettings = z.output<typeof companySettings>

// The settings of mail are a draft, which only a token can read. Recipients without a service or an address are left
// out, because an editor may not have finished them.
const query = `*[_id == "siteSettings"][0]{
  companyName,
  businessHours,
  "services": *[_type == "servicePage" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]{
    title, enquiryName, formerNames
  },
  ...*[_id == "${draftId(mailSettingsType)}"][0]{
    "acknowledge": coalesce(acknowledge, false),
    "recipients": recipients[defined(service) && defined(email)]{"service": ${enquiryOption('service')}, email}
  }
}`

/**
 * Reads the settings.
 * @returns null if there are none
 * @throws Error if they cannot be read now
 */
export async function readCompanySettings(settings: MailSettings): Promise<CompanySettings | null> {
  return companySettings.nullable().parse(await queryLake(settings, { query, perspective: 'raw' }))
}
