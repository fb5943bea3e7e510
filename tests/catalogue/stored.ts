import type { z } from 'zod'
import { weekdays } from '../../shared/content/weekdays.ts'
import type { siteShape } from '../../web/model/snapshot/siteShape.ts'
import { storedNavigation } from '../../web/testing/storedNavigation.ts'
import { picture } from './specimens/picture.ts'
import { services } from './specimens/serviceList.ts'
import { name, sentence, text } from './specimens/text.ts'
import { specimenSections } from './specimens.ts'

/** Content of the catalogue, as the queries of web/model/snapshot/queries.ts return it. */

/** A page of all specimens. */
export const storedPage = {
  _id: 'catalogue',
  _type: 'servicePage',
  slug: 'specimen',
  title: text('Specimen', 'Spécimen', 'Espécime'),
  seo: { title: name('Catalogue'), description: sentence },
  hero: {
    eyebrow: text('West Africa', 'Afrique de l’Ouest', 'África Ocidental'),
    heading: text(
      'Registration of medicines in West Africa',
      'Enregistrement de médicaments en Afrique de l’Ouest',
      'Registo de medicamentos na África Ocidental',
    ),
    text: sentence,
    actions: [
      {
        _key: 'services',
        kind: 'page',
        label: text('Our Services', 'Nos services', 'Os nossos serviços'),
        page: { _type: 'servicesPage' },
      },
      {
        _key: 'contact',
        kind: 'contact',
        label: text('Contact Us', 'Nous contacter', 'Contacte-nos'),
      },
    ],
    image: picture,
  },
  sections: specimenSections,
  service: { group: 'regulatory', related: services },
}

const link = ({ _id, path, title }: (typeof services)[number]) => ({ _id, path, title })

const serviceLinks = services.map((service) => ({ ...link(service), shortTitle: service.title }))

/** The shared part of all pages. */
export const storedSite = {
  _id: 'siteSettings',
  companyName: 'Specimen Pharmaceutical Services',
  legal: {
    registeredName: 'Specimen Pharmaceutical Services Ltd',
    registrationNumber: 'CS-1',
    postalAddress: 'P.O. Box 1, Accra',
    dataProtectionNumber: 'DP-1',
    webHost: 'Host, Ghana',
    effectiveDate: '2026-12-01',
  },
  blurb: sentence,
  emails: {
    info: 'info@specimen.example',
    privacy: 'privacy@specimen.example',
    legal: 'legal@specimen.example',
  },
  phone: '+233 30 200 0000',
  emergencyPhone: '+233 30 200 0001',
  whatsapp: '+233 30 200 0002',
  location: text('Accra, Ghana', 'Accra, Ghana', 'Acra, Gana'),
  businessHours: { days: weekdays.slice(0, 5), from: '08:00', to: '18:00' },
  timeZone: text('Ghana Standard Time', 'Heure du Ghana', 'Hora do Gana'),
  foundingYear: 2009,
  socialLinks: [{ _key: 'social', platform: 'LinkedIn', url: 'https://www.linkedin.com/' }],
  navigation: storedNavigation,
  services: serviceLinks,
  footerServices: [...serviceLinks, ...serviceLinks].map((service, index) => ({
    ...service,
    _id: `footer-${index}`,
  })),
  footerBodies: serviceLinks,
  legalPages: [
    {
      _id: 'privacy',
      path: { _type: 'legalPage' as const, slug: 'privacy' },
      title: text('Privacy Policy', 'Confidentialité', 'Privacidade'),
    },
    {
      _id: 'terms',
      path: { _type: 'legalPage' as const, slug: 'terms' },
      title: text('Terms of Service', 'Conditions', 'Termos'),
    },
  ],
} satisfies z.input<typeof siteShape>
