import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { weekdays } from '../../shared/content/weekdays.ts'
import { defaultLanguage, type Language } from '../../shared/languages.ts'
import { localizeSite } from '../model/pages/localizePage.ts'
import { siteShape } from '../model/snapshot/siteShape.ts'
import type { Page, Site } from '../model/types.ts'
import { storedNavigation } from './storedNavigation.ts'

/** Content for tests: short, and the same in every test. */

/** A text as the site renders it, with the key `test:<value>`. */
export const text = (value: string): Text => ({ key: `test:${value}`, value })

/** Points as the site renders them. */
export const points = (...values: string[]) =>
  values.map((value) => ({ _key: value, text: text(value) }))

/** A paragraph of rich text with one span. */
export const paragraph = (value: string) => ({
  _key: value,
  _type: 'block' as const,
  style: 'normal' as const,
  markDefs: [],
  children: [{ _key: 'span', _type: 'span' as const, text: value, marks: [] as string[] }],
})

const both = (en: string, fr: string) => ({ en, fr })

const validSite = siteShape.parse({
  _id: 'siteSettings',
  companyName: 'Test Pharma',
  blurb: both('We help.', 'Nous aidons.'),
  emails: {
    info: 'info@test.example',
    privacy: 'privacy@test.example',
    legal: 'legal@test.example',
  },
  phone: '+233 30 200 0000',
  location: both('Accra, Ghana', 'Accra, Ghana'),
  businessHours: { days: weekdays.slice(0, 5), from: '08:00', to: '18:00' },
  timeZone: both('Ghana Standard Time', 'Heure du Ghana'),
  foundingYear: 2009,
  legal: {
    registeredName: 'Test Pharma Ltd',
    registrationNumber: 'CS-1',
    postalAddress: 'P.O. Box 1, Accra',
    dataProtectionNumber: 'DP-1',
    webHost: 'Host, Ghana',
    effectiveDate: '2026-12-01',
  },
  navigation: storedNavigation,
  services: [],
  footerServices: [],
  footerBodies: [],
  legalPages: [],
})

/** The site's shared part. */
export const siteIn = (language: Language): Site => localizeSite(validSite, language)

export const site = siteIn(defaultLanguage)

/** A page without sections. */
export const page: Page = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  title: text('About'),
  seo: { title: text('About us'), description: text('Who we are') },
  hero: { heading: text('About the company'), text: text('Since 2009') },
  sections: [],
  path: '/about',
}
