import { describe, expect, test } from 'vitest'
import { maxRedirects } from '../../shared/content/shapes/redirect.ts'
import { paragraph } from '../../web/testing/content.ts'
import { storedNavigation } from '../../web/testing/storedNavigation.ts'
import { joinLists } from '../assembly/joinLists.ts'
import { checkContent as check, type JoinedResults, type LastPages } from './checkContent.ts'
import { checkDrafts } from './checkDrafts.ts'

const checkContent = (results: JoinedResults) => check(joinLists({ ...results, listed: [] }))

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
    sections: [{ ...section, items: [{ _key: 'a', text: { en: 'One' } }] }],
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
  businessHours: { days: ['monday'], from: '08:00', to: '18:00' },
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
  navigation: storedNavigation,
  services: [],
  footerServices: [],
  footerBodies: [],
  legalPages: [],
}

const singletons = ['homePage', 'aboutPage', 'servicesPage', 'faqPage', 'contactPage']

test('a caller that checks again gives its last pages, of which unchanged ones are not parsed again', () => {
  const lastPages: LastPages = new Map()
  const checkedPages = (home: object) => {
    const pages = singletons.map((type) => page(type, type === 'homePage' ? home : {}))
    const results = joinLists({ pages, site, redirects: [], listed: [] })
    return check(results, lastPages).content?.pages ?? []
  }
  const first = checkedPages({})
  const again = checkedPages({ title: text('Changed') })
  expect(again.filter((page) => !first.includes(page)).map(({ _id }) => _id)).toEqual(['homePage'])
  expect(lastPages.size).toBe(singletons.length)
})

function issuesOf(changes: object): string[] {
  const pages = singletons.map((type) => page(type, type === 'homePage' ? changes : {}))
  return checkContent({ pages, site, redirects: [] }).issues.map(
    ({ documentId, path, message }) => `${documentId} ${path} ${message}`,
  )
}

const withSections = (...sections: object[]) => ({ sections })

describe('the check of the content', () => {
  test('accepts valid content', () => {
    expect(issuesOf({})).toEqual([])
  })

  test.each([
    ['a missing text', { title: null }, 'homePage title'],
    ['an empty English text', { title: text(' ') }, 'homePage title.en is empty'],
    [
      'an unknown section type',
      withSections({ ...section, _type: 'carousel' }),
      'homePage sections[_key=="about"]._type the site does not know sections of the type “carousel”. Remove it',
    ],
    [
      'a link to a page that does not exist',
      withSections({
        ...section,
        items: [{ _key: 'a', text: { en: 'One' } }],
        actions: [{ _key: 'a', kind: 'page', label: text('Go'), page: null }],
      }),
      'homePage sections[_key=="about"].actions[_key=="a"].page links to a page that does not exist',
    ],
    [
      'a javascript: link',
      withSections({
        ...section,
        items: [{ _key: 'a', text: { en: 'One' } }],
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
      'a point without English',
      withSections({ ...section, items: [{ _key: 'a' }, { _key: 'b', text: { fr: 'Un' } }] }),
      'homePage sections[_key=="about"].items[_key=="b"].text.en',
    ],
    [
      'a list with neither entries nor pages',
      withSections({
        ...section,
        _type: 'groupedLists',
        items: [{ _key: 'a', title: text('Buyers'), lists: [{ _key: 'b', pages: [] }] }],
      }),
      'homePage sections[_key=="about"].items[_key=="a"].lists[_key=="b"].items has no entries: write some, or choose pages',
    ],
    ['a page without sections', { sections: [] }, 'homePage sections has no sections'],
  ])('refuses %s and names the field', (_name, changes, issue) => {
    expect(issuesOf(changes)).toEqual([expect.stringContaining(issue)])
  })

  test('refuses two sections with the same anchor', () => {
    const sections = ['a', 'b'].map((_key) => ({
      ...section,
      _key,
      items: [{ _key: 'a', text: { en: 'One' } }],
    }))
    expect(issuesOf({ sections })).toEqual([
      'homePage sections[_key=="a"].anchor another section of this page has the anchor “about” too',
      'homePage sections[_key=="b"].anchor another section of this page has the anchor “about” too',
    ])
  })

  test('refuses a key fact that leads to no section of its page', () => {
    const fact = (anchor: string) => ({ _key: anchor, topic: 'time', value: text('1'), anchor })
    const hero = { ...page('homePage').hero, facts: [fact('about'), fact('process')] }
    const sections = [{ ...section, items: [{ _key: 'a', text: { en: 'One' } }] }]
    expect(issuesOf({ hero, sections })).toEqual([
      'homePage hero.facts[_key=="process"].anchor no section of this page has the anchor “process”; these are: about',
    ])
  })

  test('refuses buttons for the medicines of a page that has none', () => {
    const actions = ['medicines', 'medicineList'].map((kind) => ({
      _key: kind,
      kind,
      label: text('Go'),
    }))
    const hero = { ...page('homePage').hero, actions }
    const medicines = {
      ...section,
      _type: 'medicines',
      items: [
        {
          _key: 'a',
          title: text('ACT'),
          text: text('For malaria'),
          category: 'malaria',
          medicines: [{ _key: 'b', name: text('Artesunate') }],
        },
      ],
    }
    expect(issuesOf({ hero, sections: [medicines] })).toEqual([])
    expect(
      issuesOf({
        hero,
        sections: [{ ...section, items: [{ _key: 'a', text: { en: 'One' } }], actions }],
      }),
    ).toEqual(
      ['hero', 'sections[_key=="about"]'].flatMap((place) =>
        ['medicines', 'medicineList'].map(
          (kind) =>
            `homePage ${place}.actions[_key=="${kind}"].kind is for pages with a section of medicines only`,
        ),
      ),
    )
  })

  test('refuses a section with the anchor of an FAQ category beside it, and names both', () => {
    const faqs = [{ _key: 'a', question: text('Who?'), answer: { en: [paragraph('We.')] } }]
    const category = { _id: 'c', _type: 'faqCategory', slug: 'about', title: text('C'), faqs }
    const questions = { _key: 'faqs', _type: 'faqs', categories: [category] }
    expect(
      issuesOf(
        withSections({ ...section, items: [{ _key: 'a', text: { en: 'One' } }] }, questions),
      ),
    ).toEqual([
      'homePage sections[_key=="about"].anchor another section of this page has the anchor “about” too',
      'c slug another section of this page has the anchor “about” too',
    ])
  })

  test('refuses two pages with the same path or title, and names both', () => {
    const twins = ['legal-a', 'legal-b'].map((_id) => page('legalPage', { _id, slug: 'terms' }))
    const pages = [...singletons.map((type) => page(type)), ...twins]
    const other = { documentId: 'legal-a', documentType: 'legalPage' }
    expect(checkContent({ pages, site, redirects: [] }).issues).toEqual([
      expect.objectContaining({ documentId: 'legal-b', path: 'slug', other }),
      expect.objectContaining({ documentId: 'legal-b', path: 'seo.title.en', other }),
    ])
  })

  test('titles that look the same are the same', () => {
    const alike = ['Anti\u00admalarials', ' Antimalarials\u200b']
    const [home, ...rest] = singletons
    const pages = [
      ...[home, rest[0]].map((type, index) =>
        page(type ?? '', { seo: { title: text(alike[index] ?? ''), description: text('Page') } }),
      ),
      ...rest.slice(1).map((type) => page(type)),
    ]
    expect(checkContent({ pages, site, redirects: [] }).issues).toMatchObject([
      { path: 'seo.title.en', message: 'has the same title as another page: Antimalarials' },
    ])
  })

  test('of two conflicting pages, the later one in the result has the issue', () => {
    const twins = ['legal-b', 'legal-a'].map((_id) => page('legalPage', { _id, slug: 'terms' }))
    const pages = [...singletons.map((type) => page(type)), ...twins]
    const { issues } = checkContent({ pages, site, redirects: [] })
    expect(issues.map(({ documentId }) => documentId)).toEqual(['legal-a', 'legal-a'])
  })

  test('fills numbers in texts of pages and in the words of the site', () => {
    const blurb = text('In {countries.aripo} countries')
    const pages = singletons.map((type) => page(type, { title: blurb }))
    const { content } = checkContent({ pages, site: { ...site, blurb }, redirects: [] })
    const filled = text('In 0 countries')
    expect(content?.site.blurb).toEqual(filled)
    expect(content?.pages[0]?.title).toEqual(filled)
  })

  test('reports a title in use together with the other issues of the page', () => {
    const seo = { title: text('homePage'), description: null }
    const pages = singletons.map((type) => page(type, type === 'faqPage' ? { seo } : {}))
    expect(checkContent({ pages, site, redirects: [] }).issues).toMatchObject([
      { documentId: 'faqPage', path: 'seo.description' },
      { documentId: 'faqPage', path: 'seo.title.en', other: { documentId: 'homePage' } },
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
    expect(checkContent({ pages, site, redirects: [] }).issues).toEqual([
      { documentId: 'legalPage', documentType: 'legalPage', path: 'slug', message },
    ])
  })

  test('names every missing page and missing settings at once', () => {
    const { issues } = checkContent({ pages: [], site: null, redirects: [] })
    expect(issues.map(({ documentId }) => documentId)).toEqual(['siteSettings', ...singletons])
  })
})

describe('an old address', () => {
  const home = { _type: 'homePage', _id: 'homePage' }
  const pages = singletons.map((type) => page(type))
  const redirectOf = (from: string, changes = {}) => ({
    _id: `redirect${from.replaceAll('/', '_')}`,
    _type: 'redirect',
    from,
    to: home,
    ...changes,
  })
  const check = (...redirects: JoinedResults['redirects']) =>
    checkContent({ pages, site, redirects })

  test('redirects to the current path of its page', () => {
    const group = { group: 'core', related: [] }
    const service = page('servicePage', { slug: 'new', service: group })
    const redirects = [redirectOf('/services/old', { to: service })]
    const { content } = checkContent({ pages: [...pages, service], site, redirects })
    expect(content?.redirects).toMatchObject([{ from: '/services/old', to: '/services/new' }])
  })

  test.each(['/about', '/ABOUT', '/about.html'])(
    'is out of use at %s, where there is a page: it would lead from it to itself',
    (from) => {
      const { issues, content } = check(redirectOf(from), redirectOf('/old'))
      expect(issues).toEqual([])
      expect(content?.redirects.map((redirect) => redirect.from)).toEqual(['/old'])
      expect(content?.unusedRedirects.map((redirect) => redirect.from)).toEqual([from])
    },
  )

  test('is out of use where a country has its page, and replaces the redirect of one that the company left', () => {
    const old = redirectOf('/countries/benin', { to: { _type: 'aboutPage', _id: 'aboutPage' } })
    const memberships = [{ _type: 'operations' }]
    const benin = { _id: 'bj', name: text('Benin'), isoCode: 'BJ', memberships }
    const operated = { ...site, operatedCountries: [{ ...benin, path: '/countries/benin' }] }
    const { content } = checkContent({ pages, site: operated, redirects: [old] })
    expect(content).toMatchObject({ redirects: [], unusedRedirects: [{ _id: old._id }] })
    const former = { ...site, formerCountries: [benin] }
    const targets = (...redirects: JoinedResults['redirects']) =>
      checkContent({ pages, site: former, redirects }).content?.redirects.map(({ to }) => to)
    // Without a list of countries.
    expect(targets()).toEqual(['/'])
    expect(targets(old)?.at(-1)).toBe('/about')
  })

  test.each([
    [redirectOf('/old', { to: null }), 'to links to a page that does not exist'],
    [redirectOf('/old', { to: { _type: 'redirect' } }), 'to.'],
    [redirectOf('/old/'), 'from must be what follows the domain'],
    [redirectOf('/fr/old'), 'from must be without its language: written as /old'],
    [redirectOf('/en/old'), 'from is an address that the site needs for itself'],
    [redirectOf('/old', { from: null }), 'from is missing'],
  ])('is refused by name: %j', (redirect, issue) => {
    const issues = check(redirect).issues.map(({ path, message }) => `${path} ${message}`)
    expect(issues).toEqual([expect.stringContaining(issue)])
  })

  test('is refused if it exists twice', () => {
    const { issues } = check(redirectOf('/Old'), redirectOf('/old.html'))
    expect(issues).toMatchObject([
      { documentId: 'redirect_old.html', path: 'from', other: { documentId: 'redirect_Old' } },
    ])
  })

  test('is refused above the maximum of hosts', () => {
    const taken = Array.from({ length: maxRedirects }, (_, index) => redirectOf(`/old-${index}`))
    expect(check(...taken).issues).toEqual([])
    expect(check(...taken, redirectOf('/last')).issues).toMatchObject([
      { documentId: 'redirect_last', message: expect.stringContaining('old addresses') },
    ])
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

test('two listed countries with one code are both reported', () => {
  const listed = ['a', 'b'].map((_id) => ({
    _id,
    _type: 'country',
    name: text('Ghana'),
    isoCode: 'GH',
    memberships: [{ _type: 'waho' }],
  }))
  const countries = {
    ...section,
    _type: 'countries',
    membership: 'waho',
    details: 'none',
    countries: listed,
  }
  const pages = singletons.map((type) => page(type, withSections(countries)))
  const { content, issues } = checkContent({ pages, site, redirects: [] })
  expect(content).toBeNull()
  expect(issues).toEqual(
    ['a', 'b'].map((documentId) => ({
      documentId,
      documentType: 'country',
      path: 'isoCode',
      message: 'another country has the code GH',
    })),
  )
})

test('two countries whose pages would have one address are told apart before they are published', () => {
  const [ghana, other] = ['GH', 'GN'].map((isoCode) => ({
    _id: isoCode,
    _type: 'country',
    name: text('Ghana'),
    isoCode,
    path: '/countries/ghana',
    memberships: [{ _type: 'operations' }],
  }))
  const pages = singletons.map((type) => page(type))
  const { issues } = checkContent({
    pages,
    site: { ...site, operatedCountries: [ghana, other] },
    redirects: [],
  })
  expect(issues).toEqual([
    {
      documentId: 'GN',
      documentType: 'country',
      path: 'name.en',
      message: 'has the same address as another page: /countries/ghana',
      other: { documentId: 'GH', documentType: 'country' },
    },
  ])
})

test('an issue in a document that pages list is reported once, for that document', () => {
  const ghana = {
    _id: 'country-gh',
    _type: 'country',
    name: text('Ghana'),
    isoCode: 'UK',
    memberships: [{ _type: 'waho' }],
  }
  const countries = {
    ...section,
    _type: 'countries',
    membership: 'waho',
    details: 'none',
    countries: [ghana],
  }
  const pages = singletons.map((type) => page(type, withSections(countries)))
  const places = checkContent({ pages, site, redirects: [] }).issues.map(
    ({ documentId, documentType, path }) => `${documentType} ${documentId} ${path}`,
  )
  expect(places).toEqual(['country country-gh isoCode'])
})

test('a page was modified when the newest of its documents was', () => {
  const pages = singletons.map((type) => page(type))
  const [home, about, ...rest] = pages
  const shown = [
    { _id: 'a', _updatedAt: '2026-11-02' },
    { _id: 'b', _updatedAt: '2026-11-03' },
  ]
  const { content } = checkContent({
    pages: [
      { ...home, _updatedAt: '2026-11-01', shown, other: { _updatedAt: 7 } },
      { ...about, _updatedAt: '2026-11-04', shown },
      ...rest,
    ] as typeof pages,
    site,
    redirects: [],
  })
  const [first, second, third] = ['/', '/about', '/faq'].map((path) => content?.modified.get(path))
  expect([first, second, third]).toEqual(['2026-11-03', '2026-11-04', ''])
})
