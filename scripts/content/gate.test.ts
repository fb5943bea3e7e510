import { describe, expect, test } from 'vitest'
import { checkContent, checkDrafts } from './gate.ts'

const text = (en: string) => ({ en })
const section = { _key: 'about', _type: 'checklist', anchor: 'about', heading: text('About') }

function page(_type: string, changes: object = {}) {
  return {
    _id: _type,
    _type,
    slug: null,
    title: text(_type),
    seo: { title: text(_type), description: text('Says what the page is about.') },
    hero: { heading: text('Heading'), text: text('Text') },
    sections: [{ ...section, items: { en: ['One'] } }],
    ...changes,
  }
}

const site = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  companyName: 'Company',
  blurb: text('Blurb'),
  emails: { info: 'a@b.example', privacy: 'a@b.example', legal: 'a@b.example' },
  phone: '+233 30 200 0000',
  location: text('Accra'),
  businessHours: text('Mon - Fri'),
  timeZone: text('GMT'),
  foundingYear: 2009,
  legal: {
    registeredName: 'Company Ltd',
    registrationNumber: '1',
    postalAddress: 'Accra',
    dataProtectionNumber: '1',
    webHost: 'Host',
    effectiveDate: '2026-12-01',
  },
  footerServices: [],
  footerBodies: [],
  legalPages: [],
}

const singletons = ['homePage', 'aboutPage', 'servicesPage', 'faqPage', 'contactPage']

/** Returns the faults of a site with changes to its home page. */
function faultsOf(changes: object): string[] {
  const pages = singletons.map((type) => page(type, type === 'homePage' ? changes : {}))
  return checkContent({ pages, site }).faults.map(
    ({ documentId, path, message }) => `${documentId} ${path} ${message}`,
  )
}

const withSections = (...sections: object[]) => ({ sections })

describe('the content gate', () => {
  test('accepts valid content', () => {
    expect(faultsOf({})).toEqual([])
  })

  test.each([
    ['a missing text', { title: null }, 'homePage title'],
    ['an empty English text', { title: text(' ') }, 'homePage title.en is empty'],
    [
      'an unknown section type',
      withSections({ ...section, _type: 'carousel' }),
      'homePage sections[_key=="about"]._type is of an unknown section type «carousel»',
    ],
    [
      'a link to a page that does not exist',
      withSections({
        ...section,
        items: { en: ['One'] },
        actions: [{ _key: 'a', kind: 'page', label: text('Go'), page: null }],
      }),
      'homePage sections[_key=="about"].actions[_key=="a"].page links to a page that does not exist',
    ],
    [
      'a javascript: link',
      withSections({
        ...section,
        items: { en: ['One'] },
        actions: [{ _key: 'a', kind: 'external', label: text('Go'), url: 'javascript:alert(1)' }],
      }),
      'homePage sections[_key=="about"].actions[_key=="a"].url must be a full address',
    ],
    [
      'an image without alternative text',
      { hero: { heading: text('H'), text: text('T'), image: { alt: null, asset } } },
      'homePage hero.image.alt',
    ],
    [
      'a translated list of another length',
      withSections({ ...section, items: { en: ['One', 'Two'], fr: ['Un'] } }),
      'homePage sections[_key=="about"].items.fr has 1 entries where English has 2',
    ],
    [
      'an id that is used twice on a page',
      withSections(
        { ...section, items: { en: ['One'] } },
        { ...section, _key: 'again', items: { en: ['One'] } },
      ),
      'homePage sections[_key=="again"].anchor is used twice on the page: about',
    ],
    ['a page without sections', { sections: [] }, 'homePage sections has no sections'],
  ])('refuses %s and names the field', (_name, changes, fault) => {
    expect(faultsOf(changes)).toEqual([expect.stringContaining(fault)])
  })

  test('refuses two pages with the same path or title, and names both', () => {
    const twins = ['legal-a', 'legal-b'].map((_id) => page('legalPage', { _id, slug: 'terms' }))
    const pages = [...singletons.map((type) => page(type)), ...twins]
    expect(checkContent({ pages, site }).faults).toEqual([
      expect.objectContaining({ documentId: 'legal-b', path: 'slug' }),
      expect.objectContaining({ documentId: 'legal-b', path: 'seo.title.en' }),
    ])
  })

  test.each([
    ['that the home page needs', 'home', 'makes the path /home, which the site needs for itself'],
    [
      'that the not-found page needs',
      '404',
      'makes the path /404, which the site needs for itself',
    ],
    ['of 300 letters', 'a'.repeat(300), 'must have at most 60 characters'],
    ['that is missing', null, 'is missing'],
  ])('refuses a slug %s, and says why', (_name, slug, message) => {
    const pages = [...singletons.map((type) => page(type)), page('legalPage', { slug })]
    expect(checkContent({ pages, site }).faults).toEqual([
      { documentId: 'legalPage', documentType: 'legalPage', path: 'slug', message },
    ])
  })

  test('names every missing page and missing settings at once', () => {
    const { faults } = checkContent({ pages: [], site: null })
    expect(faults.map(({ documentId }) => documentId)).toEqual(['siteSettings', ...singletons])
  })

  test.each([[null], ['<html>'], [[1, 2]]])('refuses %j in place of a list of pages', (pages) => {
    expect(checkContent({ pages, site }).faults).toHaveLength(1)
  })
})

const asset = {
  _id: 'image-abc-10x10-png',
  url: 'https://cdn.example/a.png',
  extension: 'png',
  width: 10,
  height: 10,
}

test('a draft whose slug is missing or no string has no path, and hides no other page', () => {
  const pages = [page('legalPage'), page('servicePage', { slug: 3 }), page('homePage')]
  expect(checkDrafts({ pages, site }).pages.map(({ path }) => path)).toEqual([null, null, '/'])
})

test('a fault in a document that pages list is reported once, for that document', () => {
  const ghana = {
    _id: 'country-gh',
    _type: 'country',
    name: text('Ghana'),
    isoCode: 'UK',
    memberships: ['waho'],
  }
  const countries = {
    ...section,
    _type: 'countries',
    membership: 'waho',
    details: 'none',
    countries: [ghana],
  }
  const pages = singletons.map((type) => page(type, withSections(countries)))
  const places = checkContent({ pages, site }).faults.map(
    ({ documentId, documentType, path }) => `${documentType} ${documentId} ${path}`,
  )
  expect(places).toEqual(['country country-gh isoCode'])
})
