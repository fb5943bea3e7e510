import { prepareForPreview, type SanityDocumentLike } from 'sanity'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageTypes } from '../../shared/content/addresses/paths.ts'
import { privateTypes } from '../../shared/content/privateDocuments.ts'
import { action } from '../../shared/content/shapes/link.ts'
import { maxRedirects } from '../../shared/content/shapes/redirect.ts'
import { languageCodes } from '../../shared/languages.ts'
import { publishableTypes, unpublishableTypes } from '../../shared/plans/plan.ts'
import { sectionLists } from '../../web/sections/sectionLists.ts'
import { section, sectionTypes } from '../../web/sections/shapes.ts'
import { isSingleton } from '../documents/templates.ts'
import { describesField } from '../documents/translations/describedFiles.ts'
import { hashesField, hashOfSource } from '../documents/translations/sourceHashes.ts'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { schemaTypes } from './index.ts'
import { slug } from './objects/address.ts'
import { sections } from './sections.ts'

const studio = await testWorkspace([])

/** Documents that the sections with derived lists need. */
const listed = ['milestone', 'faqCategory'].map((_type) => ({ _id: _type, _type }))

/** Returns the path of a field's input: a text has one for each language. */
const inputOf = (type: string, field: string) =>
  fieldOf(type, field)?.name.startsWith('locale') ? `${field}.en` : field

test('every section type of the site can be added to a page, and nothing else', () => {
  for (const type of pageTypes) expect(offeredIn(type, 'sections')).toEqual(sectionTypes)
})

test('every section type has a drawing of its own in the menu of new sections', () => {
  const drawings = sections.map(({ outline }) => outline)
  expect(drawings).toEqual(sectionTypes.map(() => expect.stringMatching(/svg/)))
  expect(new Set(drawings).size).toBe(drawings.length)
})

test('a section that shows content of elsewhere, or has no field to fill in, says where this is edited', () => {
  const common = [
    ...['heading', 'intro', 'note', 'notePage', 'sources', 'noteDate', 'actions'],
    ...['anchor', 'searchWords', 'showInHero'],
  ]
  const showing = sections.filter(
    ({ type }) =>
      sectionLists.has(type.name) ||
      typeOf(type.name).fields.every(({ name }) => common.includes(name)),
  )
  expect(showing.map(({ type }) => type.name)).toContain('contactInfo')
  for (const { type, editedUnder } of showing)
    expect(editedUnder?.path, type.name).toMatch(/^structure\//)
})

test('every document with sections is a page of the site', () => {
  const withSections = schemaTypes
    .filter((type) => type.type === 'document' && 'fields' in type)
    .map(({ name }) => name)
    .filter((name) => fieldOf(name, 'sections'))
  expect(withSections).toEqual(pageTypes)
})

test('every text has a field for every language of the site', () => {
  const localized = schemaTypes.map(({ name }) => name).filter((name) => name.startsWith('locale'))
  for (const name of localized)
    expect(typeOf(name).fields.map((field) => field.name)).toEqual([
      ...languageCodes,
      hashesField,
      describesField,
    ])
})

test.for(sectionTypes)('the Studio asks for what the site needs of a %s section', async (_type) => {
  const empty = { _type, _key: 'a' }
  const ownFields = typeOf(_type).fields.map(({ name }) => name)
  const needed = section.safeParse(empty).error?.issues.map(({ path }) => path[0])

  const issues = await issuesOf(page({ sections: [empty] }), listed)

  expect(issues.toSorted()).toEqual(
    ownFields
      .filter((name) => needed?.includes(name))
      .map((name) => `sections[a].${inputOf(_type, name)}: Required`)
      .toSorted(),
  )
})

const actionKinds = action.options.map(({ shape }) => shape.kind.value)

test.for(actionKinds)('the Studio asks for what the site needs of a %s button', async (kind) => {
  const empty = { _key: 'a', kind, label: text('Go') }
  const shape = section.options[1].shape.actions.unwrap().element
  const needed = shape
    .safeParse(empty)
    .error?.issues.map(({ path }) => String(path[0]).replace(/^dialog.*/, '$&.en'))
    .map((path) => `hero.actions[a].${path}: Required`)

  // Two kinds are for pages with medicines only.
  const sections = [{ _type: 'medicines', _key: 'a' }]
  const issues = await issuesOf(page({ hero: { ...page().hero, actions: [empty] }, sections }))
  expect(issues.filter((issue) => issue.startsWith('hero.'))).toEqual(needed ?? [])
})

test('values that a button keeps from another kind do not block publishing', async () => {
  const action = { _key: 'a', kind: 'phone', page: reference('nowhere'), dialogTitle: { fr: 'Ah' } }
  expect(await issuesOf(page({ hero: { ...page().hero, actions: [action] } }))).toEqual([])
})

test('a page with all that is required can be published', async () => {
  expect(await issuesOf(page())).toEqual([])
})

test('a page cannot be published without what the site needs of it', async () => {
  const issues = await issuesOf({ _id: 'homePage', _type: 'homePage' })
  expect(issues).toContain('title.en: Required')
  expect(issues).toContain('hero: Required')
  expect(issues).toContain('sections: Required')
  expect(issues).toContain('seo: Required')
})

test('English is required, even if a translation exists', async () => {
  expect(await issuesOf(page({ title: { fr: 'Accueil' } }))).toEqual(['title.en: Required'])
  expect(await issuesOf(page({ title: { en: '  ' } }))).toEqual(['title.en: This field is empty'])
})

test('missing translations are counted in one warning, which does not block publishing', async () => {
  const { seo } = page()
  const text = (en: string) => ({ en, fr: en })
  const titles = { title: text('Home'), seo: { ...seo, title: text('Home page') } }
  const markers = await studio.validate(page(titles))
  expect(markers).toMatchObject([
    {
      level: 'warning',
      path: [],
      message:
        'Not translated: 6 of 8 texts in Français, 8 of 8 texts in Português. The site shows the English there.',
    },
  ])
})

test('a translation that is older than its English is warned about at its field', async () => {
  const hashes = { fr: hashOfSource('Homepage'), pt: hashOfSource('Home') }
  const title = { en: 'Home', fr: 'Accueil', pt: 'Início', [hashesField]: hashes }
  const markers = await studio.validate(page({ title }))
  expect(markers.filter(({ path }) => path.length > 0)).toMatchObject([
    {
      level: 'warning',
      path: ['title', 'fr'],
      message: 'The English has changed since this was translated',
    },
  ])
})

test('forms that the glossary avoids and broken typography are warned about at their field', async () => {
  const title = { en: 'Home', fr: 'Accueil : présélection', pt: 'Início' }
  const markers = await studio.validate(page({ title }))
  expect(markers.filter(({ path }) => path.length > 0)).toMatchObject([
    {
      level: 'warning',
      path: ['title', 'fr'],
      message:
        '“présélection”: we write “recevabilité”; Typography: a non-breaking space before ; : ! ?',
    },
  ])
})

test.each<[string, object[], string[]]>([
  ['an empty point', [{ _key: 'a', text: text('One') }, { _key: 'b' }], []],
  ['only empty points', [{ _key: 'a' }], ['sections[a].items: This field has no entries']],
  [
    'a point without English',
    [{ _key: 'a', text: { fr: 'Un' } }],
    ['sections[a].items[a].text.en: Required'],
  ],
  [
    'a short name alone',
    [{ _key: 'a', short: text('One') }],
    ['sections[a].items[a].text: This field is missing'],
  ],
])('the Studio says what is wrong with a list that has %s', async (_case, items, issues) => {
  const list = { _type: 'checklist', _key: 'a', anchor: 'list', heading: text('List'), items }
  expect(await issuesOf(page({ sections: [list] }))).toEqual(issues)
})

test.each<[string, object, string[]]>([
  ['is whole', { from: 2, to: 4, unit: 'weeks' }, []],
  ['lacks a field', { from: 2, unit: 'weeks' }, [': This field is missing']],
  [
    'ends before it starts',
    { from: 4, to: 2, unit: 'weeks' },
    [': This field must not be less than the first number'],
  ],
  ['is nothing', { from: 0, to: 2, unit: 'weeks' }, [': This field must be 1 or more']],
  ['is in parts', { from: 0.5, to: 2, unit: 'weeks' }, [': This field must be a whole number']],
  ['is endless', { from: 1, to: 1e9, unit: 'weeks' }, [': This field must be 1000 or less']],
])('the Studio says what is wrong with a duration that %s', async (_case, duration, issues) => {
  const time = { kind: 'duration', ...duration }
  const step = { _key: 'a', title: text('Apply'), text: text('Hand in.'), time }
  const process = { _type: 'steps', _key: 'a', anchor: 'process', heading: text('Process') }
  expect(await issuesOf(page({ sections: [{ ...process, items: [step] }] }))).toEqual(
    issues.map((issue) => `sections[a].items[a].time${issue}`),
  )
})

test('two sections of a page cannot have one anchor', async () => {
  const [first] = page().sections
  const issues = await issuesOf(page({ sections: [first, { ...first, _key: 'b' }] }))
  expect(issues).toEqual([
    'sections[story].anchor: Another section of this page has the anchor “story” too',
    'sections[b].anchor: Another section of this page has the anchor “story” too',
  ])
})

test('key facts lead to sections of their page, which are named', async () => {
  const fact = (anchor: string) => ({ _key: anchor, topic: 'time', value: text('1'), anchor })
  const hero = { ...page().hero, facts: [fact('story'), fact('process')] }
  expect(await issuesOf(page({ hero }))).toEqual([
    'hero.facts[process].anchor: No section of this page has the anchor “process”; these are: story',
  ])
})

test('no section has the anchor of an FAQ category beside it, and FAQ categories are listed once', async () => {
  const general = { _id: 'general', _type: 'faqCategory', slug: { current: 'general' } }
  const [first] = page().sections
  const questions = { _type: 'faqs', _key: 'faqs' }
  const sections = [{ ...first, anchor: 'general' }, questions]
  const problem = 'Another section of this page has the anchor “general” too'
  expect(await issuesOf(page({ sections }), [general])).toEqual([
    `sections[story].anchor: ${problem}`,
    `sections[faqs]: ${problem}`,
  ])
  const twice = [questions, { ...questions, _key: 'again' }]
  expect(await issuesOf(page({ sections: twice }), [general])).toEqual([
    `sections[faqs]: ${problem}`,
    `sections[again]: ${problem}`,
  ])
})

test('an anchor is valid in an address', async () => {
  const [first] = page().sections
  expect(await issuesOf(page({ sections: [{ ...first, anchor: 'Our Story' }] }))).toEqual([
    'sections[story].anchor: This field must be lower-case letters, digits and hyphens',
  ])
})

test('an anchor differs from the ids of every page', async () => {
  const [first] = page().sections
  expect(await issuesOf(page({ sections: [{ ...first, anchor: 'main' }] }))).toEqual([
    'sections[story].anchor: This field is an id of the page itself: choose another one',
  ])
})

test('the title for search engines is short', async () => {
  const title = text('a'.repeat(61))
  expect(await issuesOf(page({ seo: { ...page().seo, title } }))).toEqual([
    'seo.title.en: 61 characters, at most 60 fit',
  ])
})

test('two pages cannot have one title for search engines', async () => {
  const about = { ...page(), _id: 'aboutPage', _type: 'aboutPage' }
  const draft = { ...page(), _id: 'drafts.homePage' }
  expect(await issuesOf(draft, [page(), about])).toEqual([
    'seo.title.en: Another page has this title',
  ])
  const alike = { ...about, seo: { ...about.seo, title: text(`${about.seo.title.en}\u200b`) } }
  expect(await issuesOf(draft, [page(), alike])).toEqual([
    'seo.title.en: Another page has this title',
  ])
  expect(await issuesOf(draft, [page()])).toEqual([])
})

test('two countries cannot have one code', async () => {
  const ghana = country('country-gh', 'GH')
  const draft = country('drafts.country-gh', 'GH')
  const message = 'isoCode: Another country has the code GH'
  expect(await issuesOf(draft, [ghana])).toEqual([])
  expect(await issuesOf(draft, [ghana, country('copy', 'GH')])).toEqual([message])
})

test('editors learn that a country which loses its membership loses its page, unless they write its end', async () => {
  const operated = (...memberships: object[]) => ({ ...country('country-gh', 'GH'), memberships })
  const row = { _key: 'a', _type: 'operations' }
  const warned = async (memberships: object[], published: object = operated(row)) => {
    const { validate } = await testWorkspace([published as SanityDocumentLike])
    const issues = await validate(operated(...memberships))
    return issues.some(({ message }) => message.startsWith('Visitors may still open /countries/'))
  }
  expect(await warned([])).toBe(true)
  expect(await warned([{ ...row, until: '2026-11' }])).toBe(false)
  expect(await warned([], operated())).toBe(false)
})

test('editors learn that a membership counts from a day to come', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const warned = async (dates: { since?: string; until?: string }) => {
    const memberships = [{ _key: 'a', _type: 'aripo', ...dates }]
    const issues = await studio.validate({ ...country('a', 'GH'), memberships })
    return issues.filter(({ message }) => message.startsWith('This day is in the future')).length
  }
  expect(await warned({ since: '2026', until: '2026-11' })).toBe(0)
  expect(await warned({ since: '2026-11-26', until: '2027' })).toBe(2)
})

test('editors learn that the maps do not show a country outside Africa', async () => {
  const warnings = async (isoCode: string) =>
    (await studio.validate(country('a', isoCode)))
      .filter(({ level }) => level === 'warning')
      .map(({ message }) => message)
  const message = 'Maps show Africa only: this country is named below them'
  expect(await warnings('GH')).not.toContain(message)
  expect(await warnings('FR')).toContain(message)
})

test.for(['http://example.org', 'javascript:alert(1)', 'data:text/html,x', '/contact'])(
  'a link to %s cannot be published',
  async (url) => {
    const action = { _key: 'a', kind: 'external', label: text('Go'), url }
    expect(await issuesOf(page({ hero: { ...page().hero, actions: [action] } }))).toContain(
      'hero.actions[a].url: This field must be a full address that begins with https://',
    )
  },
)

test('a picture needs an alternative text', async () => {
  const image = { _type: 'image', asset: { _type: 'reference', _ref: 'homePage' } }
  expect(await issuesOf(page({ hero: { ...page().hero, image } }))).toEqual([
    'hero.image.alt: A picture needs an alternative text',
  ])
})

test('words of a former picture block publishing in its description, and are warned about elsewhere', async () => {
  const words = { en: 'A port', fr: 'Un port', describes: 'image-old-10x10-jpg' }
  const image = {
    _type: 'image',
    asset: reference('image-new-10x10-jpg'),
    alt: words,
    caption: words,
  }
  const levels = async (shown: object) =>
    (await studio.validate(page({ hero: { ...page().hero, image: shown } })))
      .filter(({ message }) => message.startsWith('This was written for the former picture'))
      .map(({ level, path }) => [level, path.join('.')])
  expect(await levels(image)).toEqual([
    ['error', 'hero.image.alt.en'],
    ['warning', 'hero.image.alt.fr'],
    ['warning', 'hero.image.caption.en'],
    ['warning', 'hero.image.caption.fr'],
  ])
  expect(await levels({ ...image, asset: reference('image-old-10x10-jpg') })).toEqual([])
  const items = [{ _key: 'a', title: words, file: { asset: reference('file-new-pdf') } }]
  const downloads = { _type: 'downloads', _key: 'a', heading: text('Files'), items }
  const markers = await studio.validate(page({ sections: [downloads] }))
  expect(
    markers.filter(({ path }) => path.includes('title') && path.includes('items')),
  ).toMatchObject([
    { level: 'warning', path: ['sections', { _key: 'a' }, 'items', { _key: 'a' }, 'title', 'en'] },
    { level: 'warning', path: ['sections', { _key: 'a' }, 'items', { _key: 'a' }, 'title', 'fr'] },
  ])
})

test('a link to a page that is not published cannot be published', async () => {
  const action = { _key: 'a', kind: 'page', label: text('Go'), page: reference('nowhere') }
  expect(await issuesOf(page({ hero: { ...page().hero, actions: [action] } }))).toEqual([
    'hero.actions[a].page: Referenced document must be published',
  ])
})

test.for([
  ['servicePage', 'servicePage', 'who', '/services/who'],
  ['legalPage', 'page', 'terms', '/terms'],
  ['page', 'legalPage', 'terms', '/terms'],
  ['page', 'page', 'careers/spring', '/careers/spring'],
] as const)('a %s cannot have the address of a %s', async ([_type, other, current, address]) => {
  const slug = { _type: 'slug', current }
  const own = { _id: 'a', _type, slug }
  const others = [
    { _id: 'b', _type: other, slug, title: text('Spring') },
    { ...own, _id: 'drafts.a' },
  ]
  expect(await issuesOf(own, others)).toContain(
    `slug: The page “Spring” has the address ${address}. Choose another one.`,
  )
  expect((await issuesOf(own, others.slice(1))).filter((it) => it.startsWith('slug'))).toEqual([])
})

test.for([
  ['legalPage', 'about', 'Another page has the address /about'],
  ['legalPage', 'home', 'This field makes the path /home, which the site needs for itself'],
  ['legalPage', '404', 'This field makes the path /404, which the site needs for itself'],
  [
    'servicePage',
    'index',
    'This field makes the path /services/index, which the site needs for itself',
  ],
  ['servicePage', 'a'.repeat(61), 'This field must have at most 60 characters'],
  ['page', 'about', 'Another page has the address /about'],
  [
    'page',
    'services/who',
    'This field is below /services/, where only pages of one kind are: make a page of this kind, or choose another address',
  ],
] as const)('a %s cannot have the slug %s', async ([_type, current, issue]) => {
  const slug = { _type: 'slug', current }
  expect(await issuesOf({ _id: 'a', _type, slug })).toContain(`slug: ${issue}`)
})

test.for([
  ['/about', 'Visitors see a page at this address'],
  ['/About.html', 'Visitors see a page at this address'],
  ['/once', 'This old address is in the list already'],
  [
    '/fr/us',
    'This field must be without its language: written as /old, it counts for every language',
  ],
  ['/en/us', 'This field is an address that the site needs for itself'],
  [
    'https://www.example.org/us',
    'This field must be what follows the domain, such as /services/old',
  ],
  ['/us/', 'This field must be what follows the domain, such as /services/old'],
] as const)('an old address cannot be %s', async ([from, issue]) => {
  const to = reference('aboutPage')
  const others = [
    { _id: 'aboutPage', _type: 'aboutPage' },
    { _id: 'a', _type: 'redirect', from: '/once', to },
  ]
  expect(await issuesOf({ _id: 'b', _type: 'redirect', from, to }, others)).toEqual([
    expect.stringContaining(`from: ${issue}`),
  ])
  const valid = { _id: 'b', _type: 'redirect', from: '/us', to }
  expect(await issuesOf(valid, others)).toEqual([])
})

test('there cannot be more old addresses than hosts take', async () => {
  const to = reference('aboutPage')
  const others = Array.from({ length: maxRedirects }, (_, index) => ({
    _id: `${index}`,
    _type: 'redirect',
    from: `/old-${index}`,
    to,
  }))
  const one = { _id: 'b', _type: 'redirect', from: '/us', to }
  const page = { _id: 'aboutPage', _type: 'aboutPage' }
  expect(await issuesOf(one, [page, ...others.slice(1)])).toEqual([])
  expect(await issuesOf(one, [page, ...others])).toEqual([
    expect.stringMatching(/one more than the \d+ old addresses/),
  ])
})

test('hiding a page from search engines is for the editor to decide, but for the home page warned about', async () => {
  const hidden = { ...page().seo, hidden: true }
  const warnings = async (type: string) =>
    (await studio.validate(page({ seo: hidden, _id: type, _type: type })))
      .filter(({ path }) => path.join('.') === 'seo.hidden')
      .map(({ level }) => level)
  expect(await warnings('homePage')).toEqual(['warning'])
  expect(await warnings('aboutPage')).toEqual([])
})

test('an FAQ category may have an anchor that no page may have as its address', async () => {
  const category = { _id: 'a', _type: 'faqCategory', slug: { _type: 'slug', current: 'home' } }
  expect((await issuesOf(category)).filter((issue) => issue.startsWith('slug'))).toEqual([])
})

test('a text with a character that HTML cannot carry cannot be published', async () => {
  expect(await issuesOf(page({ title: text('a\uffffb') }))).toEqual([
    'title.en: This field has a character that cannot be shown (U+FFFF)',
  ])
})

test.for([
  [
    'a list of too deep a level',
    { listItem: 'bullet', level: 1e9 },
    'level: This field must be a level from',
  ],
  [
    'a mark that nothing defines',
    { children: [{ _key: 's', _type: 'span', text: 'Words', marks: ['pageLink'] }] },
    'children[s].marks: This field has the mark «pageLink»',
  ],
] as const)('%s is refused at its paragraph', async ([, changes, issue]) => {
  const span = { _key: 's', _type: 'span', text: 'Words', marks: [] }
  const block = { _key: 'b', _type: 'block', style: 'normal', markDefs: [], children: [span] }
  const body = { en: [{ ...block, ...changes }] }
  const prose = { _type: 'prose', _key: 'a', anchor: 'about', heading: text('About'), body }
  expect(await issuesOf(page({ sections: [prose] }))).toEqual([
    expect.stringContaining(`sections[a].body.en[b].${issue}`),
  ])
})

test.for([
  ['png', { left: 0.5, right: 0.5 }, 'This field cuts off the whole picture'],
  ['png', { left: 2, right: 0 }, 'This field must be between 0 and 1'],
  ['svg', { left: 0, right: 0 }, 'This field is of the format svg; the site takes avif'],
  ['heic', { left: 0, right: 0 }, 'This field is of the format heic; the site takes avif'],
] as const)('a picture of the format %s cropped by %o is refused', async ([format, cut, issue]) => {
  const asset = { _id: `image-abc-10x10-${format}`, _type: 'sanity.imageAsset' }
  const image = {
    _type: 'image',
    asset: reference(asset._id),
    alt: text('A port'),
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, ...cut },
  }
  expect(await issuesOf(page({ hero: { ...page().hero, image } }), [asset])).toEqual([
    expect.stringContaining(`hero.image: ${issue}`),
  ])
})

test.for([
  [
    'a text in disguise',
    'pdf',
    'no%20PDF',
    9,
    'This field is not a PDF, although its name says so: save or export it as a PDF',
  ],
  [
    'a Word file',
    'docx',
    'PK',
    9,
    'This field is a file of the kind docx; only PDF files can be offered',
  ],
  ['too large', 'pdf', '%25PDF-', 20_000_001, 'This field has 21 MB; at most 20 MB can be offered'],
  ['empty', 'pdf', '', 0, 'This field is an empty file'],
  [
    'truncated',
    'pdf',
    '%25PDF-1.7',
    9,
    'This field is a PDF whose end is missing: export it again, or ask for the complete file',
  ],
  ['valid', 'pdf', '%25PDF-1.7%25%25EOF', 13, null],
] as const)(
  'a download that is %s is refused with the reason',
  async ([name, extension, begins, size, issue]) => {
    const asset = {
      _id: `file-${name.replaceAll(/\W/g, '')}-${extension}`,
      _type: 'sanity.fileAsset',
      url: `data:,${begins}`,
      extension,
      size,
    }
    const file = { _type: 'file', asset: reference(asset._id) }
    const items = [{ _key: 'a', title: text('Profile'), file }]
    const section = { _type: 'downloads', _key: 'a', heading: text('Files'), items }
    expect(await issuesOf(page({ sections: [section] }), [asset])).toEqual(
      issue === null ? [] : [`sections[a].items[a].file: ${issue}`],
    )
  },
)

test('a milestone of a year to come is advised against, but a plan can hold it', async () => {
  vi.setSystemTime('2026-11-25T12:00:00Z')
  onTestFinished(() => void vi.useRealTimers())
  const markers = await studio.validate({ _id: 'a', _type: 'milestone', year: 2027 })
  expect(
    markers.filter(({ path }) => path[0] === 'year').map(({ level, message }) => [level, message]),
  ).toEqual([['warning', expect.stringMatching(/^This day is in the future/)]])
})

test('a picture of more pixels than can be decoded is refused, with the limit', async () => {
  const asset = { _id: 'image-abc-16000x16000-png', _type: 'sanity.imageAsset' }
  const image = { _type: 'image', asset: reference(asset._id), alt: text('A port') }
  expect(await issuesOf(page({ hero: { ...page().hero, image } }), [asset])).toEqual([
    'hero.image: This field has 256 million pixels; at most 100 million can be shown: make the picture smaller',
  ])
})

test.for(['pictures', 'logos'])('a picture of %s cannot be left out', async (_type) => {
  const image = { _type: 'image', alt: text('A port') }
  const items = {
    pictures: [{ _key: 'a', ...image }],
    logos: [{ _key: 'a', name: 'Volta', image }],
  }
  const section = { _type, _key: 'a', heading: text('Seen'), items: Reflect.get(items, _type) }
  expect(await issuesOf(page({ sections: [section] }))).toEqual([
    expect.stringMatching(/^sections\[a\]\.items\[a\].*: .+/),
  ])
})

test.for([
  ['country', { isoCode: 'gh' }, 'isoCode: This field must be two capital letters (ISO 3166-1)'],
  ['country', { isoCode: 'UK' }, 'isoCode: No country has the code UK'],
  ['milestone', { year: 1850 }, 'year: This field must be a year from 1900 to 2100'],
  ['milestone', { year: 2012.5 }, 'year: This field must be a year from 1900 to 2100'],
  [
    'siteSettings',
    { phone: '030 200' },
    'phone: This field must begin with + and the country code, then digits and spaces',
  ],
  [
    'siteSettings',
    { emails: { info: 'info@' } },
    'emails.info: This field is missing or not an e-mail address',
  ],
  [
    'legalPage',
    { slug: { _type: 'slug', current: 'Our Terms' } },
    'slug: This field must be lower-case letters, digits and hyphens',
  ],
] as const)('a %s with %o cannot be published', async ([_type, fields, issue]) => {
  expect(await issuesOf({ _id: 'a', _type, ...fields })).toContain(issue)
})

/**
 * Returns the validation errors of a document, each with its path.
 * @param others the documents in the Content Lake
 */
async function issuesOf(document: SanityDocumentLike, others: SanityDocumentLike[] = []) {
  const markers = await (others.length > 0 ? await testWorkspace(others) : studio).validate(
    document,
  )
  return markers
    .filter(({ level }) => level === 'error')
    .map(({ path, message }) => {
      const place = path.map((part) =>
        part instanceof Object && '_key' in part ? `[${part._key}]` : `.${part}`,
      )
      return `${place.join('').slice(1)}: ${message}`
    })
}

function typeOf(name: string) {
  const type = studio.workspace.schema.get(name)
  if (type?.jsonType !== 'object') throw new Error(`${name} has no fields`)
  return type
}

function fieldOf(name: string, field: string) {
  return typeOf(name).fields.find((candidate) => candidate.name === field)?.type
}

function offeredIn(name: string, field: string) {
  const type = fieldOf(name, field)
  return type?.jsonType === 'array' ? type.of.map((member) => member.name) : []
}

function country(_id: string, isoCode: string) {
  return {
    _id,
    _type: 'country',
    name: text('Country'),
    isoCode,
    memberships: [{ _key: 'a', _type: 'waho' }],
  }
}

/** Returns a minimal page that can be published. */
function page(changes: Record<string, unknown> = {}) {
  return {
    _id: 'homePage',
    _type: 'homePage',
    title: text('Home'),
    hero: { heading: text('Welcome'), text: text('What we do.') },
    sections: [
      {
        _type: 'stats',
        _key: 'story',
        anchor: 'story',
        heading: text('Story'),
        items: [{ _key: 'a', value: text('98%'), label: text('on time') }],
      },
    ],
    seo: { title: text('Home'), description: text('What we do, and for whom. '.repeat(4).trim()) },
    ...changes,
  }
}

function text(en: string) {
  return { en }
}

function reference(_ref: string) {
  return { _type: 'reference', _ref }
}

test('English without a visible character is empty, a translation is missing', async () => {
  const blank = '\u00a0\u200b'
  expect(await issuesOf(page({ title: { en: blank, fr: 'Titre' } }))).toEqual([
    'title.en: This field is empty',
  ])
  expect(await issuesOf(page({ title: { ...text('Title'), fr: blank } }))).toEqual([])
})

test('news in French alone needs no English, also in its sections, and names the French that is missing', async () => {
  const heading = { fr: 'Le bureau' }
  const asset = { _id: 'image-abc-10x10-jpg', _type: 'sanity.imageAsset' }
  const cells = [{ _key: 'a', text: { fr: 'Loyer' } }, { _key: 'b' }]
  const news = {
    ...{ _id: 'news', _type: 'newsArticle', slug: { current: 'bureau' }, topic: 'company' },
    ...{ publishedOn: '2026-11-01', title: heading, summary: heading },
    text: {
      fr: [
        {
          ...{ _key: 'a', _type: 'block', style: 'normal', markDefs: [] },
          children: [{ _key: 'a', _type: 'span', text: 'Il est ouvert.', marks: [] }],
        },
      ],
    },
  }
  const section = { _key: 'a', anchor: 'bureau', heading }
  const picture = { _key: 'a', _type: 'image', alt: heading, asset: reference(asset._id) }
  const sections = [
    { ...section, _type: 'pictures', items: [picture] },
    {
      ...{ ...section, _key: 'b', _type: 'table', anchor: 'loyer' },
      grid: {
        columns: ['a', 'b'].map((_key) => ({ _key, title: heading })),
        rows: [{ _key: 'a', cells }],
      },
    },
  ]
  expect(await issuesOf({ ...news, sections }, [asset])).toEqual([])
  for (const missing of [{}, undefined]) {
    const bare = { ...section, _type: 'pictures', heading: missing, items: [picture] }
    const issues = await issuesOf({ ...news, summary: missing, text: missing, sections: [bare] }, [
      asset,
    ])
    expect(issues.toSorted()).toEqual([
      'sections[a].heading.fr: Required',
      'summary.fr: Required',
      'text.fr: Required',
    ])
  }
})

test('editors learn which words have a character that turns letters around', async () => {
  expect(await issuesOf(page({ title: text('Call the \u202eoffice') }))).toEqual([
    'title.en: This field has an invisible character that turns letters around, at “the office”: type these words again',
  ])
})

test('a plan can publish every document that the site shows, and take down all but singletons', () => {
  const documents = schemaTypes
    .filter(
      ({ type, name }) =>
        type === 'document' && name !== 'redirect' && !privateTypes.includes(name),
    )
    .map(({ name }) => name)
  expect(publishableTypes.toSorted()).toEqual(documents.toSorted())
  expect(unpublishableTypes).toEqual(publishableTypes.filter((name) => !isSingleton(name)))
})

test('a new address has no hyphen where the title has a soft hyphen', () => {
  const document = {
    ...page(),
    _createdAt: '',
    _updatedAt: '',
    _rev: '',
    title: text('Anti\u00admalarials'),
  }
  expect(slug.options.source(document)).toBe('Antimalarials')
})

test('a new address is made of the first title there is, since news need no English', () => {
  const document = { ...page(), _createdAt: '', _updatedAt: '', _rev: '' }
  const source = (title: object) => slug.options.source({ ...document, title })
  expect(source({ _type: 'partlyLocalizedString', fr: 'Un dépôt' })).toBe('Un dépôt')
  expect(source({ en: 'A depot', fr: 'Un dépôt' })).toBe('A depot')
  expect(source({})).toBe('')
})

test.each(schemaTypes.map(({ name }) => name))(
  '%s is named in lists before anything is filled in',
  (name) => {
    const type = studio.workspace.schema.get(name)
    if (!type) throw new Error(`The Studio has no ${name}`)
    const fields = Object.values(type.preview?.select ?? {}).map((path) => path.split('.')[0] ?? '')
    // The Content Lake answers null for missing fields.
    const empty = Object.fromEntries(fields.map((field) => [field, null]))
    const { title } = prepareForPreview({ ...empty, _id: name, _type: name }, type)
    expect(title).not.toBe('Invalid preview config')
  },
)
