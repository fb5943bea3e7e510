import { Settings } from 'lucide-react'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { mailboxes, webAddress } from '../../../web/content/shapes/link.ts'
import { site } from '../../../web/content/shapes/site.ts'
import { imageWithAlt } from '../objects/imageWithAlt.ts'
import { yearField } from '../objects/yearField.ts'
import { agrees } from '../rules/agrees.ts'
import { required } from '../rules/required.ts'

/** Service pages, in the order the footer shows them. */
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

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: Settings,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'footer', title: 'Footer and sharing' },
  ],
  fields: [
    defineField({
      name: 'companyName',
      title: 'Company name',
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
    { ...yearField('foundingYear', 'Founded in'), group: 'company' },
    defineField({
      name: 'emails',
      title: 'Mailboxes',
      type: 'object',
      group: 'contact',
      options: { columns: 1 },
      fields: mailboxes.map((name) =>
        defineField({
          name,
          title: name,
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
      description: 'With the country code: +233 30 200 0000.',
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
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'businessHours',
      title: 'Business hours',
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'timeZone',
      title: 'Time zone',
      type: 'localeString',
      group: 'contact',
      validation: required,
    }),
    defineField({
      name: 'footerServices',
      title: 'Our Services',
      ...servicePages,
      group: 'footer',
      validation: (rule) => rule.required().unique(),
    }),
    defineField({
      name: 'footerBodies',
      title: 'Regulatory Bodies',
      ...servicePages,
      group: 'footer',
      validation: (rule) => rule.required().unique(),
    }),
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
              type: 'string',
              validation: required,
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
      ...imageWithAlt,
      group: 'footer',
      description: 'Shown where somebody shares a page that has no image of its own.',
    }),
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
})
