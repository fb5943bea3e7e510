import { expect, test } from 'vitest'
import { joinLists } from '../gate/assembly/joinLists.ts'
import { checkContent } from '../gate/checks/checkContent.ts'
import {
  type Membership,
  memberships,
  storedMemberships,
} from '../shared/content/countries/memberships.ts'
import { isObject } from '../shared/content/fieldPaths.ts'
import { type Language, languageCodes } from '../shared/languages.ts'
import { localizePage } from '../web/model/pages/localizePage.ts'
import { demoResults } from './support/demoContent.ts'

/**
 * Memberships of countries are kept once, in the country's document. Each test changes one field of one country, and
 * compares all pages in all languages with those before: the places below are all that state it.
 */
const results = await demoResults()

type Change = (rows: ReturnType<typeof storedMemberships>) => object[]

const leaves =
  (membership: Membership): Change =>
  (rows) =>
    rows.map((row) => (row._type === membership ? { ...row, until: '2027-01' } : row))

const joins =
  (membership: Membership): Change =>
  (rows) => [...rows, { _type: membership }]

/** Returns the content after a change of a country's memberships. */
function contentAfter(country?: string, change: Change = (rows) => rows) {
  const listed = results.listed.map((document) =>
    document.isoCode === country && country !== undefined
      ? { ...document, memberships: change(storedMemberships(document.memberships)) }
      : document,
  )
  const { content, issues } = checkContent(joinLists({ ...results, listed }))
  if (!content) throw new Error(`The changed content has issues: ${JSON.stringify(issues)}`)
  return content
}

const pagesIn = (language: Language, country?: string, change?: Change) =>
  contentAfter(country, change).pages.map((page) => localizePage(page, language))

const before = new Map(languageCodes.map((code) => [code, pagesIn(code)]))

/** Returns the places of a page that differ: its fields, or its sections by their anchors with their fields. */
function placesThatFollow(country: string, change: Change, language: Language): string[] {
  const after = pagesIn(language, country, change)
  return (before.get(language) ?? []).flatMap((page, index) => {
    const changed = after[index]
    const sections = page.sections.flatMap((section, place) =>
      fieldsThatDiffer(section, changed?.sections[place]).map(
        (field) => `${page._id} #${'anchor' in section ? section.anchor : section._key} ${field}`,
      ),
    )
    const others = fieldsThatDiffer({ ...page, sections: [] }, { ...changed, sections: [] })
    return [...others.map((field) => `${page._id} ${field}`), ...sections]
  })
}

function fieldsThatDiffer(a: object, b: unknown): string[] {
  return Object.entries(a).flatMap(([field, value]) =>
    JSON.stringify(value) === JSON.stringify(isObject(b) ? b[field] : undefined) ? [] : field,
  )
}

test.each<[what: string, country: string, change: Change, places: string[]]>([
  [
    'a state leaves ARIPO',
    'BW',
    leaves('aripo'),
    [
      'page-about-our-figures #others body',
      'service-aripo hero',
      'service-aripo #about body',
      'service-aripo #countries note',
      'service-aripo #countries countries',
      'service-aripo #countries map',
      'service-aripo #countries legend',
      'service-aripo #members intro',
      'service-aripo #members items',
      'service-trademark hero',
      'service-trademark #systems grid',
      'service-trademark #countries intro',
      'service-trademark #countries countries',
      'service-trademark #countries map',
      'service-trademark #countries filingPlanner',
    ],
  ],
  [
    'a state leaves OAPI',
    'TG',
    leaves('oapi'),
    [
      'faqPage #item-0 categories',
      'homePage hero',
      'page-countries #countries countries',
      'page-glossary #trademarks items',
      'page-glossary #next items',
      'page-oapi seo',
      'page-oapi hero',
      'page-oapi #figures items',
      'page-oapi #states heading',
      'page-oapi #states intro',
      'page-oapi #states items',
      'page-which-procedure #names intro',
      'page-which-procedure #names items',
      'service-madrid #about body',
      'service-madrid #countries note',
      'service-madrid #countries map',
      'service-madrid #countries legend',
      'service-madrid #members items',
      'service-trademark #routes note',
      'service-trademark #systems grid',
      'service-trademark #countries note',
      'service-trademark #countries filingPlanner',
      'service-trademark #questions questions',
    ],
  ],
  [
    'a state leaves the Madrid system',
    'BW',
    leaves('madrid'),
    [
      'service-madrid #stats items',
      'service-madrid #countries countries',
      'service-madrid #countries map',
      'service-madrid #countries legend',
      'service-madrid #members intro',
      'service-madrid #members items',
      'service-trademark #countries countries',
      'service-trademark #countries map',
      'service-trademark #countries filingPlanner',
    ],
  ],
  [
    'a suspended party to the Banjul Protocol can be designated again',
    'TZ',
    leaves('banjulSuspended'),
    [
      'faqPage #item-0 categories',
      'homePage hero',
      'page-countries #countries countries',
      'page-glossary #trademarks items',
      'page-which-procedure #names items',
      'service-aripo hero',
      'service-aripo #about body',
      'service-aripo #countries intro',
      'service-aripo #countries map',
      'service-aripo #countries legend',
      'service-aripo #members items',
      'service-trademark #routes items',
      'service-trademark #systems grid',
      'service-trademark #countries note',
      'service-trademark #countries countries',
      'service-trademark #countries map',
      'service-trademark #countries filingPlanner',
      'service-trademark #questions questions',
    ],
  ],
  [
    'a member of ARIPO joins the Banjul Protocol',
    'GH',
    joins('banjul'),
    [
      'homePage hero',
      'page-countries #countries countries',
      'service-aripo hero',
      'service-aripo #about body',
      'service-aripo #countries map',
      'service-aripo #countries legend',
      'service-aripo #members items',
      'service-trademark #systems grid',
      'service-trademark #countries countries',
      'service-trademark #countries map',
      'service-trademark #countries filingPlanner',
    ],
  ],
  [
    'a state deposits its ratification of the treaty of the AMA',
    'SN',
    joins('amaDeposited'),
    ['service-ama hero', 'service-ama #ratifications items'],
  ],
  [
    'a state leaves the African Union',
    'ER',
    leaves('africanUnion'),
    [
      'service-ama hero',
      'service-ama #stats items',
      'service-regulatory #bodies items',
      'service-trademark #countries filingPlanner',
    ],
  ],
  [
    'a state leaves ECOWAS',
    'TG',
    leaves('ecowas'),
    [
      'homePage hero',
      'service-ecowas hero',
      'service-ecowas #impact items',
      'service-ecowas #countries countries',
      'service-ecowas #countries map',
      'service-ecowas #countries legend',
      'service-nafdac #stats items',
      'service-regulatory #bodies items',
      'service-waho #countries map',
      'service-waho #countries legend',
    ],
  ],
  [
    'a state leaves WAHO',
    'TG',
    leaves('waho'),
    [
      'homePage hero',
      'service-regulatory #bodies items',
      'service-waho #impact items',
      'service-waho #countries countries',
      'service-waho #countries map',
      'service-waho #countries legend',
      'service-waho #countries jointAssessment',
    ],
  ],
  [
    'we leave a country',
    'KE',
    leaves('operations'),
    [
      'aboutPage seo',
      'aboutPage hero',
      'aboutPage #story body',
      'contactPage #why items',
      'faqPage #item-0 categories',
      'homePage hero',
      'homePage #stats items',
      'page-countries hero',
      'page-countries #countries countries',
      'page-countries #countries map',
      'service-aripo #countries countries',
      'service-madrid #countries countries',
      'service-malaria-drugs seo',
      'service-malaria-drugs hero',
      'service-malaria-drugs #coverage countries',
      'service-malaria-drugs #coverage map',
      'service-malaria-drugs #stats items',
      'service-regulatory hero',
      'service-regulatory #stats items',
      'service-trademark #countries countries',
      'service-trademark #countries filingPlanner',
    ],
  ],
])('%s: one field, and these places follow in every language', (_what, country, change, places) => {
  for (const language of languageCodes)
    expect(placesThatFollow(country, change, language), language).toEqual(places)
})

/** What a source is quoted for, and the countries that are covered without being members. */
const reported = /names seven states that have made|members of ARIPO, with/

test.each<[state: string, code: string, membership: Membership, system: RegExp]>([
  ['Botswana', 'BW', 'aripo', /ARIPO|Banjul|Protocol/],
  ['Mozambique', 'MZ', 'aripo', /ARIPO|Banjul|Protocol/],
  ['Togo', 'TG', 'oapi', /OAPI|Bangui|regist/],
  ['Tunisia', 'TN', 'madrid', /Madrid|designat/],
])('once %s has left, no text says that it is a member', (state, code, membership, system) => {
  const sentences = pagesIn('en', code, leaves(membership)).flatMap((page) =>
    textsIn(page).flatMap((text) => text.replaceAll('\u00a0', ' ').split(/(?<=\.) /)),
  )
  const stale = sentences.filter((sentence) => sentence.includes(state) && system.test(sentence))
  expect(stale.filter((sentence) => !reported.test(sentence))).toEqual([])
})

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isObject(value) ? Object.values(value).flatMap(textsIn) : []
}

/** The memberships that others state. Which countries we work in is our own word. */
const stated = memberships.filter((name) => name !== 'operations' && name !== 'trademark')

const citing = (membership: string) =>
  results.listed.flatMap(({ _id, _type, memberships: own }) =>
    _type === 'source' && Array.isArray(own) && own.includes(membership) ? [_id] : [],
  )

/** The sources of the rows of a membership, if no source states it for all. */
const rowSources = (membership: string) =>
  results.listed.flatMap(({ memberships: stored }) =>
    storedMemberships(stored).flatMap(({ _type, source }) =>
      _type === membership ? [source] : [],
    ),
  )

test('each membership that others state has a source, or one in each row', () => {
  const isSourced = (name: string) =>
    citing(name).length > 0 || rowSources(name).every((source) => source !== undefined)
  expect(stated.filter((name) => !isSourced(name))).toEqual([])
})

test.each([
  ['service-madrid', 'members', 'source-madrid-members'],
  ['service-ecowas', 'countries', 'source-ecowas-statement'],
  ['service-ama', 'ratifications', 'source-au-treaties'],
  ['service-trademark', 'systems', 'source-bangui-parties'],
  ['page-which-procedure', 'names', 'source-fb-attorneys'],
])('%s cites who says which countries its section %s shows', (id, anchor, source) => {
  const section = before
    .get('en')
    ?.find(({ _id }) => _id === id)
    ?.sections.find((one) => 'anchor' in one && one.anchor === anchor)
  const sources = (section && 'sources' in section && section.sources) || []
  expect(sources.map(({ _id }) => _id)).toContain(source)
})

test('a page whose texts name members has their sources in its source list, also those of its questions', () => {
  const sourceList = before.get('en')?.find(({ _id }) => _id === 'faqPage')?.sourceList
  expect(sourceList?.sources.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['source-bangui-parties', 'source-fb-attorneys']),
  )
})

test('one check of a source renews it wherever the membership is shown', () => {
  const listed = results.listed.map((document) =>
    document._id === 'source-bangui-parties' ? { ...document, checkedOn: '2027-11-02' } : document,
  )
  const { content } = checkContent(joinLists({ ...results, listed }))
  const checks = content?.pages.flatMap((page) =>
    (localizePage(page, 'fr').sourceList?.sources ?? []).flatMap(({ _id, checkedOn }) =>
      _id === 'source-bangui-parties' ? { page: page._id, checkedOn } : [],
    ),
  )
  expect(checks?.map(({ page }) => page).toSorted()).toEqual([
    'faqPage',
    'page-glossary',
    'page-oapi',
    'page-which-procedure',
    'service-madrid',
    'service-trademark',
  ])
  expect(new Set(checks?.map(({ checkedOn }) => checkedOn))).toEqual(new Set(['2027-11-02']))
})

test('the page of a country that the company leaves redirects to the list of countries, until it is back', () => {
  const redirect = expect.objectContaining({ from: '/countries/benin', to: '/countries' })
  const left = leaves('operations')
  expect(contentAfter('BJ', left).redirects).toContainEqual(redirect)
  expect(contentAfter().redirects).not.toContainEqual(redirect)
  const isBack: Change = (rows) => [...left(rows), { _type: 'operations', since: '2028' }]
  expect(contentAfter('BJ', isBack).redirects).not.toContainEqual(redirect)
})
