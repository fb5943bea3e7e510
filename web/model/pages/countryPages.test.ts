import { expect, test } from 'vitest'
import { languageContent } from '../../../scripts/build/pages/contentModules.ts'
import { demoContent } from '../../../tests/support/demoContent.ts'
import type { Page, PageOf } from '../types.ts'
import { countryPages } from './countryPages.ts'
import { localizeSite } from './localizePage.ts'

const content = await demoContent()
const inLanguages = (['en', 'fr', 'pt'] as const).map((language) =>
  languageContent(language, content),
)
const [english, french, portuguese] = inLanguages.map(({ pages }) => pages.map(({ page }) => page))

const pagesOfCountries = (pages: Page[] = []) => pages.filter((page) => page._type === 'country')
const pageAt = (path: string, pages: Page[] = english ?? []) =>
  pages.find((page) => page.path === path)

const countryAt = (path: string, pages?: Page[]) =>
  pagesOfCountries(pages ?? english).find((page) => page.path === path)

/** Returns what a section says, by the titles of its entries. */
function entriesOf(page: PageOf<'country'> | undefined, anchor: string) {
  const section = page?.country.sections.find((section) => section.anchor === anchor)
  return (section?.entries ?? []).map(({ title, text, remark, time, isMember }) =>
    [
      title.value,
      isMember === undefined ? undefined : isMember ? 'yes' : 'no',
      text?.value,
      remark?.value,
      time?.value,
    ]
      .filter((part) => part !== undefined)
      .join(' | ')
      .replaceAll('\u00a0', ' '),
  )
}

/** Per country: its address, kilometres, authority, memberships and routes. */
const expected = [
  ['benin', 330, 'ABMed', 'ecowas waho africanUnion oapi uemoa', 'oapi madrid'],
  ['burkina-faso', 770, 'ANRP', 'africanUnion oapi uemoa', 'oapi madrid'],
  ['cote-divoire', 580, 'AIRP', 'ecowas waho africanUnion oapi uemoa', 'oapi madrid'],
  ['the-gambia', 2000, 'MCA', 'ecowas waho africanUnion aripo madrid', 'aripo madrid national'],
  ['ghana', undefined, 'FDA', 'ecowas waho africanUnion aripo madrid', 'madrid national'],
  ['kenya', 4180, 'PPB', 'africanUnion aripo madrid eac', 'madrid national'],
  ['liberia', 1170, 'LMHRA', 'ecowas waho africanUnion aripo madrid', 'aripo madrid national'],
  ['nigeria', 930, 'NAFDAC', 'ecowas waho africanUnion', 'national'],
  ['senegal', 2140, 'ARP', 'ecowas waho africanUnion oapi uemoa', 'oapi madrid'],
  ['sierra-leone', 1470, 'PBSL', 'ecowas waho africanUnion aripo madrid', 'madrid national'],
  ['tanzania', 4200, 'TMDA', 'africanUnion aripo eac zazibona', 'national'],
  ['togo', 170, 'DPML', 'ecowas waho africanUnion oapi uemoa', 'oapi madrid'],
] as const

test('each country in which we operate has a page in every language, and no other', () => {
  for (const { pages } of inLanguages)
    expect(
      pagesOfCountries(pages.map(({ page }) => page))
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(expected.map(([slug]) => `/countries/${slug}`).toSorted())
})

test('a page names the document of its country, to which an error in it links', () => {
  const documents = content.site.operatedCountries.map(({ _id }) => `country ${_id}`)
  expect(
    pagesOfCountries(english)
      .map(({ _type, _id }) => `${_type} ${_id}`)
      .toSorted(),
  ).toEqual(documents.toSorted())
})

test.each(expected)(
  '%s: %s km, %s, memberships and routes',
  (slug, km, authority, member, routes) => {
    for (const pages of [english, french, portuguese]) {
      const page = countryAt(`/countries/${slug}`, pages)
      const facts = new Map(page?.hero.facts?.map(({ topic, value }) => [topic, value.value]))
      const [, digits = ''] = /([\d\s,]+)\skm/.exec(page?.hero.text.value ?? '') ?? []
      expect(Number(digits.replace(/\D/g, '')) || undefined).toBe(km)
      expect(facts.get('decides')).toBe(authority)
      const keys = (anchor: string) =>
        page?.country.sections.find((section) => section.anchor === anchor)?.entries ?? []
      expect(keys('memberships').flatMap(({ _key, isMember }) => (isMember ? _key : []))).toEqual(
        member.split(' '),
      )
      expect(keys('trademarks').map(({ _key }) => _key)).toEqual(routes.split(' '))
      for (const text of JSON.stringify(page?.country).matchAll(/"value":"([^"]*)"/g))
        expect(text[1]).not.toMatch(/\{\w+\}|undefined|^$/)
    }
  },
)

test('a state that has left ECOWAS is a member neither of it nor of WAHO, and follows the rules of UEMOA', () => {
  const page = countryAt('/countries/burkina-faso')
  expect(entriesOf(page, 'memberships')).toContain('ECOWAS | no | left on 29 January 2025')
  expect(entriesOf(page, 'medicines')[1]).toMatch(/^UEMOA .*the same rules for all member states/)
})

test('a suspended designation leaves the national route', () => {
  expect(entriesOf(countryAt('/countries/tanzania'), 'memberships')).toContain(
    'ARIPO | yes | Banjul Protocol: designation suspended, since 23 October 2025',
  )
})

test('Madrid’s usual time is given where the country is designated itself, and not through OAPI', () => {
  const timeOfMadrid = (slug: string) =>
    countryAt(`/countries/${slug}`)
      ?.country.sections.find(({ anchor }) => anchor === 'trademarks')
      ?.entries.find(({ _key }) => _key === 'madrid')?.time?.value
  expect(timeOfMadrid('kenya')).toMatch(/months$/)
  expect(timeOfMadrid('senegal')).toBeUndefined()
})

test('a parliament’s approval is no ratification, and the page cites who reports it', () => {
  const page = countryAt('/countries/tanzania')
  expect(entriesOf(page, 'memberships')).toContain(
    'African Union | yes | AMA treaty: approved by parliament or government (31 October 2023), ratification not confirmed',
  )
  const cited = page?.sourceList?.sources.map(({ _id }) => _id)
  expect(cited).toContain('source-ama-tanzania')
  expect(cited).not.toContain('source-ama-togo')
})

test('the first key facts are who decides, how long and in which language; distance is the last', () => {
  const topicsOf = (slug: string) =>
    countryAt(`/countries/${slug}`)?.hero.facts?.map(({ topic }) => topic)
  expect(topicsOf('nigeria')).toEqual(['decides', 'time', 'languages', 'trademark'])
  expect(topicsOf('togo')).toEqual(['decides', 'languages', 'trademark', 'distance'])
})

test('a body of which the country is no member is no link', () => {
  const sections = countryAt('/countries/togo')?.country.sections
  const section = sections?.find(({ anchor }) => anchor === 'memberships')
  const linked = section?.entries.flatMap(({ _key, to }) => (to ? _key : []))
  expect(linked).toEqual(['ecowas', 'waho', 'africanUnion', 'oapi'])
})

test('a medicine goes to the page about the country, or else to its authority', () => {
  expect(entriesOf(countryAt('/countries/ghana'), 'medicines')[0]).toMatch(/^Ghana FDA .*60 days/)
  expect(entriesOf(countryAt('/countries/togo'), 'medicines')[0]).toBe(
    'DPML | Direction de la pharmacie, du médicament et des laboratoires | The national authority decides.',
  )
})

test('a buyer is led to the medicines, and learns what an unregistered one needs', () => {
  const page = countryAt('/countries/benin')
  const supply = page?.country.sections.find(({ anchor }) => anchor === 'supply')
  expect(supply?.entries.map(({ to }) => to)).toEqual(['/services/malaria-drugs'])
  expect(entriesOf(page, 'supply')[0]).toContain('needs the authority’s permission to be imported')
  expect(supply?.actions).toMatchObject([{ kind: 'contact', service: 'Malaria & ARV Drug Sales' }])
})

test('how to report is in the card that names the country, whatever its texts and link are', () => {
  const renamed = content.pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) =>
      section._type === 'cards'
        ? {
            ...section,
            items: section.items.map((item) => ({
              ...item,
              title: { en: 'Here' },
              link: undefined,
            })),
          }
        : section,
    ),
  }))
  const pages = languageContent('en', { ...content, pages: renamed }).pages.map(({ page }) => page)
  const reportsOf = (slug: string) => entriesOf(countryAt(`/countries/${slug}`, pages), 'reports')
  expect(reportsOf('nigeria')).toEqual(entriesOf(countryAt('/countries/nigeria'), 'reports'))
  expect(reportsOf('nigeria')[0]).toContain('assures complainants of anonymity')
  expect(reportsOf('togo')).toEqual([
    expect.stringMatching(
      /^DPML \| Direction de la pharmacie, du médicament et des laboratoires \(DPML\)/,
    ),
  ])
})

test('what is not known is not shown: without an authority, neither fact nor reports', () => {
  const operatedCountries = content.site.operatedCountries.map(
    ({ authority: _, ...country }) => country,
  )
  const site = { ...content.site, operatedCountries }
  const pages = languageContent('en', { ...content, site }).pages.map(({ page }) => page)
  const page = countryAt('/countries/togo', pages)
  expect(page?.hero.facts?.map(({ topic }) => topic)).toEqual(['trademark', 'distance'])
  expect(page?.country.sections.map(({ anchor }) => anchor)).not.toContain('reports')
})

test('a country of which only the name is known has no key facts', () => {
  const operatedCountries = content.site.operatedCountries.map(({ _id, name, isoCode, path }) => ({
    ...{ _id, name, isoCode, path },
    memberships: [{ _type: 'operations' as const }],
  }))
  const site = { ...content.site, operatedCountries }
  const pages = languageContent('en', { ...content, site }).pages.map(({ page }) => page)
  const page = countryAt('/countries/togo', pages)
  expect(page?.hero.facts).toBeUndefined()
  expect(page?.country.sections.map(({ anchor }) => anchor)).toEqual([
    'supply',
    'memberships',
    'others',
  ])
})

test('names of countries in lists lead to their pages, those of others to the page about them or nowhere', () => {
  const list = pageAt('/services/waho')?.sections.find(({ _type }) => _type === 'countries')
  const links = list?._type === 'countries' ? list.countries : []
  expect(links.find(({ isoCode }) => isoCode === 'SN')?.page).toBe('/countries/senegal')
  expect(links.find(({ isoCode }) => isoCode === 'ML')?.page).toBeUndefined()
})

test('the pages of editors are looked through once, however many countries there are', () => {
  const [pages = []] = [english]
  const site = localizeSite(content.site, 'en')
  const readsFor = (count: number) => {
    let reads = 0
    const counted = pages.map(({ sections, ...page }) => ({
      ...page,
      get sections() {
        reads += 1
        return sections
      },
    }))
    const operatedCountries = content.site.operatedCountries.slice(0, count)
    expect(countryPages(site, { ...content.site, operatedCountries }, counted)).toHaveLength(count)
    return reads
  }
  expect(readsFor(expected.length)).toBe(readsFor(1))
})
