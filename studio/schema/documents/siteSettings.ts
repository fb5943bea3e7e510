import { Settings } from 'lucide-react'
import { defineArrayMember, defineField, defineType, type Reference } from 'sanity'
import { mailboxes, webAddress } from '../../../shared/content/shapes/link.ts'
import { plainText } from '../../../shared/content/shapes/plainText.ts'
import { site } from '../../../shared/content/shapes/site.ts'
import { t } from '../../i18n/t.ts'
import { footerLists, footerTitles } from '../objects/footerLists.ts'
import { sharedImage } from '../objects/imageWithAlt.ts'
import { yearField } from '../objects/yearField.ts'
import { agrees } from '../rules/agrees.ts'
import { required } from '../rules/required.ts'

const mailboxTitles: Record<(typeof mailboxes)[number], { title: string; description: string }> = {
  info: { title: 'General', description: 'Shown with the contact details and in the footer.' },
  privacy: { title: 'Privacy', description: 'For questions about personal data.' },
  legal: { title: 'Legal', description: 'For questions about the terms.' },
}

const { shape: legal } = site.shape.legal

/** A fact that only the company knows. */
function legalFact(name: keyof typeof legal, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    validation: (rule) => rule.required().custom(agrees(legal[name])),
  })
}

/** A list of service pages. */
const servicePages = {
  type: 'array' as const,
  of: [
    defineArrayMember({
      type: 'reference',
      to: [{ type: 'servicePage' }],
      options: { disableNew: true },
    }),
  ],
}

/** A service with two mailboxes would silently use the first. */
function onceEach(routes: unknown[] = []): true | string {
  const ids = (routes as { service?: Reference }[]).flatMap(({ service }) => service?._ref ?? [])
  return new Set(ids).size === ids.length || t('A service is listed twice.')
}

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: Settings,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'enquiries', title: 'Enquiries' },
    { name: 'legal', title: 'Legal' },
    { name: 'footer', title: 'Footer and sharing' },
  ],
  fields: [
    defineField({
      name: 'companyName',
      title: 'Company name',
      description: 'Shown in the header, the footer and the browser tab.',
      type: 'string',
      group: 'company',
      validation: (rule) => rule.required().custom(agrees(site.shape.companyName)),
    }),
    defineField({
      name: 'blurb',
      title: 'About the company',
      type: 'localeText',
      group: 'company',
      description: 'One or two sentences, shown in the footer.',
      validation: required,
    }),
    { ...yearField('foundingYear', 'Founded in', 'The year the company began.'), group: 'company' },
    defineField({
      name: 'emails',
      title: 'Mailboxes',
      description: 'One address for each purpose; the site shows them where they belong.',
      type: 'object',
      group: 'contact',
      options: { columns: 1 },
      fields: mailboxes.map((name) =>
        defineField({
          name,
          title: mailboxTitles[name].title,
          description: mailboxTitles[name].description,
          type: 'string',
          validation: (rule) => rule.required().custom(agrees(site.shape.emails.shape[name])),
        }),
      ),
      validation: required,
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      group: 'contact',
      description:
        'With the country code: +233 20 123 4567. Shown in the footer and on the contact page, there as the emergency line too.',
      validation: (rule) => rule.required().custom(agrees(site.shape.phone)),
    }),
    defineField({
      name: 'whatsapp',
      title: 'WhatsApp',
      type: 'string',
      group: 'contact',
      description: 'With the country code. Hidden on the site while it is empty.',
      validation: (rule) => rule.custom(agrees(site.shape.whatsapp)),
    }),
    defineField({
      name: 'location',
      title: 'Location',
      description: 'The city and country that visitors read.',
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'businessHours',
      title: 'Business hours',
      description: 'As they are shown: Monday - Friday, 8:00 - 17:00.',
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      description: 'Shown beside the business hours.',
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'enquiries',
      title: 'Mail about enquiries',
      description:
        'What becomes of the mail about what visitors send. Nothing of it is on the site.',
      type: 'object',
      group: 'enquiries',
      options: { columns: 1 },
      fields: [
        defineField({
          name: 'acknowledge',
          title: 'Acknowledge enquiries',
          description:
            'Visitors get a short mail with their reference, in their language, once a day at most.',
          type: 'boolean',
          initialValue: false,
        }),
        defineField({
          name: 'routes',
          title: 'Recipients by service',
          description:
            'Mail about a service goes to its own mailbox; about all others, to the company’s. ' +
            'An address outside the company’s domains is not used: its mail goes to the company’s.',
          type: 'array',
          of: [
            defineArrayMember({
              type: 'object',
              fields: [
                defineField({
                  name: 'service',
                  title: 'Service',
                  description: 'Its page, found by its title.',
                  type: 'reference',
                  to: [{ type: 'servicePage' }],
                  options: { disableNew: true },
                  validation: required,
                }),
                defineField({
                  name: 'email',
                  title: 'Mailbox',
                  description: 'An address of the company, such as trademarks@accrapharma.example.',
                  type: 'string',
                  validation: (rule) => rule.required().email(),
                }),
              ],
              preview: { select: { title: 'service.title.en', subtitle: 'email' } },
            }),
          ],
          validation: (rule) => rule.custom(onceEach),
        }),
      ],
    }),
    defineField({
      name: 'legal',
      title: 'Legal details',
      description: 'What the law asks the company to state. Shown at the end of each legal page.',
      type: 'object',
      group: 'legal',
      options: { columns: 1 },
      fields: [
        legalFact(
          'registeredName',
          'Registered name',
          'The company’s name in the register of companies, with its legal form.',
        ),
        legalFact(
          'registrationNumber',
          'Registration number',
          'Its number in the register of companies.',
        ),
        legalFact('postalAddress', 'Postal address', 'Where letters reach it, in one line.'),
        legalFact(
          'dataProtectionNumber',
          'Data protection registration',
          'Its number in the register of Ghana’s Data Protection Commission.',
        ),
        legalFact(
          'webHost',
          'Web host',
          'The company that delivers the pages to visitors, and its country.',
        ),
        defineField({
          name: 'effectiveDate',
          title: 'In effect since',
          description:
            'The day from which the legal pages apply. Change it when their rules change.',
          type: 'date',
          validation: (rule) => rule.required().custom(agrees(legal.effectiveDate)),
        }),
      ],
      validation: required,
    }),
    ...footerLists.map((name) =>
      defineField({
        name,
        title: `Order of ${footerTitles[name]}`,
        description:
          'Drag to change the order in the footer. Pages that are ticked “Show in footer” and not in this list come after it; a page whose tick was taken away is not shown.',
        ...servicePages,
        group: 'footer',
        validation: (rule) => rule.unique(),
      }),
    ),
    defineField({
      name: 'socialLinks',
      title: 'Social media',
      type: 'array',
      group: 'footer',
      description: 'Hidden on the site while there is none.',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({
              name: 'platform',
              title: 'Platform',
              description: 'The name of the network, such as LinkedIn.',
              type: 'string',
              validation: (rule) => rule.required().custom(agrees(plainText)),
            }),
            defineField({
              name: 'url',
              title: 'Address',
              type: 'url',
              description: 'The full address, beginning with https://',
              validation: (rule) => rule.required().custom(agrees(webAddress)),
            }),
          ],
          preview: { select: { title: 'platform', subtitle: 'url' } },
        }),
      ],
    }),
    defineField({
      name: 'shareImage',
      title: 'Image for sharing',
      ...sharedImage,
      group: 'footer',
      description:
        'Shown where somebody shares a page. Leave it empty, and each page has a picture of its own heading.',
    }),
  ],
  preview: { prepare: () => ({ title: t('Site settings') }) },
})
