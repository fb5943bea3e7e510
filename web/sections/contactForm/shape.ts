import { z } from 'zod'
import type { ListName } from '../../../shared/content/lists/documentLists.ts'
import { listSlot } from '../../../shared/content/lists/listDefinition.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { campaignName } from '../../../shared/enquiry/campaign.ts'
import { sectionFields, sectionQueries } from '../sectionFields.ts'

/** The enquiry form; the options of *Service of Interest* are the published service pages. */
export const contactForm = z
  .object({
    ...sectionFields,
    _type: z.literal('contactForm'),
    services: z.array(
      z.object({ _id: z.string(), title: localeString, enquiryName: localeString.optional() }),
    ),
    /** The id of the preselected service page. */
    service: z.string().optional(),
    /** The campaign of enquiries from this form, unless the visitor followed a campaign's link. */
    campaign: z
      .string()
      .regex(...campaignName)
      .optional(),
  })
  .register(sectionQueries, {
    groq: `"services": ${listSlot({ list: 'serviceOptions' satisfies ListName })}, "service": service->_id`,
  })
