import { z } from 'zod'
import { line, page, queried } from '../../../shared/content/fields.ts'
import type { ListName } from '../../../shared/content/lists/documentLists.ts'
import { listSlot } from '../../../shared/content/lists/listDefinition.ts'
import { localeString } from '../../../shared/content/shapes/localized.ts'
import { campaignName } from '../../../shared/enquiry/campaign.ts'
import { sectionFields, sectionTexts } from '../sectionFields.ts'

/** The enquiry form; the options of *Service of Interest* are the published service pages. */
export const contactForm = z
  .object({
    ...sectionFields,
    _type: z.literal('contactForm'),
    services: queried(
      z.array(
        z.object({ _id: z.string(), title: localeString, enquiryName: localeString.optional() }),
      ),
      listSlot({ list: 'serviceOptions' satisfies ListName }),
    ),
    service: page(
      'Service',
      'Chosen for the visitor, who can change it. Leave it empty for none.',
      { types: ['servicePage'], read: '_id', shape: z.string() },
    ).optional(),
    campaign: line(
      'Campaign',
      'Such as clinic-days-2027: you see it with each enquiry from here, and can filter by it. A campaign in the link by which a visitor came takes precedence.',
      z.string().regex(...campaignName),
    ).optional(),
  })
  .register(sectionTexts, {
    title: 'Contact form',
    description: 'The form that sends an enquiry.',
    findBy: 'enquiry, message, write to us, lead',
  })
