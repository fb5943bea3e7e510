import { Settings } from 'lucide-react'
import { type CustomValidator, defineType, type Rule } from 'sanity'
import { siteSettings as settings } from '../../../shared/content/shapes/siteSettings.ts'
import { t } from '../../i18n/t.ts'
import {
  boolean,
  date,
  group,
  inTab,
  line,
  list,
  number,
  optionsOf,
  pages,
  paragraph,
  text,
  url,
  withRules,
} from '../fields.ts'
import { sharedImage } from '../objects/image.ts'
import {
  footerLists,
  footerTitles,
  siteLanguageTitles,
  weekdayTitles,
} from '../objects/optionTitles.ts'
import { issueText } from '../rules/shape.ts'

const { shape } = settings

const company = withRules(shape, [
  line('companyName', 'Company name', 'Shown in the header and the footer.'),
  paragraph('blurb', 'About the company', 'One or two sentences, shown in the footer.'),
  number('foundingYear', 'Founded in', 'The year the company began.'),
])

const contact = withRules(shape, [
  group(
    'emails',
    'Mailboxes',
    'One address for each purpose. The site shows each in its place.',
    withRules(shape.emails.shape, [
      line('info', 'General', 'Shown with the contact details and in the footer.'),
      line('privacy', 'Privacy', 'For questions about personal data.'),
      line('legal', 'Legal', 'For questions about the terms.'),
    ]),
  ),
  line(
    'phone',
    'Phone',
    'With the country code: +233 20 123 4567. Shown in the footer and on the contact page.',
  ),
  line(
    'emergencyPhone',
    'Emergency line',
    'With the country code. A number that somebody answers at any hour. The site shows it where it speaks of emergencies; while it is empty, the number above.',
  ),
  line(
    'whatsapp',
    'WhatsApp',
    'With the country code. Shown in the footer and on the contact page; hidden while it is empty.',
  ),
  text('location', 'Location', 'The city and country that visitors read.'),
  {
    name: 'answerLanguages',
    title: 'Languages of calls and mail',
    description:
      'Those in which you answer. Shown with the contact details; hidden while none is chosen.',
    type: 'array' as const,
    of: [{ type: 'string' as const }],
    options: { list: optionsOf(siteLanguageTitles) },
  },
])

/** Refuses hours that end before they begin, at the later one. */
const endsAfterBegin: CustomValidator<unknown> = (value) => {
  const issue = settings.shape.businessHours
    .safeParse(value)
    .error?.issues.find(({ code }) => code === 'custom')
  return issue ? { message: issueText(issue.message), path: [...issue.path] as string[] } : true
}

const hours = settings.shape.businessHours.shape

const opening = withRules(shape, [
  {
    ...group(
      'businessHours',
      'Business hours',
      'The contact page shows the days and times, in each language. The site counts by them until when an enquiry is answered.',
      withRules(hours, [
        {
          name: 'days',
          title: 'Days',
          description: 'The days on which you work.',
          type: 'array' as const,
          of: [{ type: 'string' as const }],
          options: { list: optionsOf(weekdayTitles) },
        },
        line('from', 'From', 'The time in Accra at which you open, such as 08:00.'),
        line('to', 'To', 'The time at which you close, such as 18:00.'),
        list(
          'holidays',
          'Holidays',
          [
            date('date', 'Day', 'A day on which nobody answers.'),
            line('name', 'Name', 'For you and your colleagues. The site does not show it.'),
          ],
          {
            description:
              'Add the public holidays once a year. An enquiry before a holiday is answered after it, and the visitor is told so.',
            preview: { select: { title: 'date', subtitle: 'name' } },
          },
        ),
      ]),
    ),
    validation: (rule: Rule) => rule.custom(endsAfterBegin),
  },
  text('timeZone', 'Time zone', 'Its name, shown beside the business hours.'),
])

const legal = group(
  'legal',
  'Legal details',
  'What the law asks the company to state. Shown in the footer.',
  withRules(shape.legal.shape, [
    line(
      'registeredName',
      'Registered name',
      'The company’s name in the register of companies, with its legal form.',
    ),
    line('registrationNumber', 'Registration number', 'Its number in the register of companies.'),
    line('postalAddress', 'Postal address', 'The company’s address for letters, in one line.'),
    line(
      'dataProtectionNumber',
      'Data protection registration',
      'Its number in the register of Ghana’s Data Protection Commission.',
    ),
    line(
      'webHost',
      'Web host',
      'The company that delivers the pages to visitors, and its country.',
    ),
    list(
      'credentials',
      'Licences and certificates',
      [
        text('name', 'Title', 'Such as the licence, its issuer, or the responsible pharmacist.'),
        line('value', 'Number or name', 'As it is in the document.'),
      ],
      {
        description: 'Shown with the legal details. Not shown on the site while the list is empty.',
      },
    ),
    date(
      'effectiveDate',
      'In effect since',
      'The day from which the legal pages apply. Change it when their rules change.',
    ),
  ]),
)

const confirmation = boolean(
  'confirmedPublic',
  'Search engines may list the website as it is',
  'While legal details are missing or examples, search engines do not list the website. Tick this if it is to be found all the same.',
)

const footer = [
  ...footerLists.map((name) =>
    pages(
      name,
      `Order of ${footerTitles[name]}`,
      'Drag to change the order in the footer. Pages ticked “Show in footer” but not listed here come last. Pages without the tick are not shown.',
      ['servicePage'],
    ),
  ),
  ...withRules(shape, [
    list(
      'socialLinks',
      'Social media',
      [
        line('platform', 'Platform', 'The name of the network, such as LinkedIn.'),
        url('url', 'Address', 'The full address, beginning with https://'),
      ],
      { description: 'Not shown on the site while the list is empty.' },
    ),
    sharedImage(
      'shareImage',
      'Image for sharing',
      'Shown when somebody shares a page. If it is empty, a picture of the page’s heading is shown.',
    ),
  ]),
]

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: Settings,
  groups: [
    { name: 'company', title: 'Company', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'legal', title: 'Legal' },
    { name: 'footer', title: 'Footer and sharing' },
  ],
  fields: [
    ...inTab('company', company),
    ...inTab('contact', [...contact, ...opening]),
    ...inTab('legal', withRules(shape, [legal, confirmation])),
    ...inTab('footer', footer),
  ],
  preview: { prepare: () => ({ title: t('Site settings') }) },
})
