import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { countriesWithMembership, country } from './country.ts'
import { image } from './image.ts'
import { action, webAddress } from './link.ts'
import { localeString, printedLocaleString } from './localized.ts'
import { namedPoint, optionalPoints, point, points } from './points.ts'
import { normalizedPath, redirect } from './redirect.ts'
import { localeRichText } from './richText.ts'
import { siteSettings } from './siteSettings.ts'
import { slug } from './slug.ts'

function issuesOf(shape: z.ZodType, value: unknown): string[] {
  const issues = shape.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
}

/** Texts without a visible character. */
const blanks = [
  '',
  ' \n\t\u00a0',
  '\u200b\u2060\ufeff',
  '\u00ad',
  '\u034f',
  '\u115f\u1160\u3164\uffa0',
  '\u180e',
  '\u200d\ufe0f',
  '\u202e',
  '\u2800',
  '\u{e0041}',
]

const richText = (...texts: string[]) =>
  texts.map((text, index) => ({
    _key: `block-${index}`,
    _type: 'block',
    children: [{ _key: 'span', _type: 'span', text }],
  }))

describe('a text', () => {
  test.each(['One line', 'Two\nlines\tand a tab', 'Żółć 🧪 العربية'])('may be %j', (en) => {
    expect(issuesOf(localeString, { en })).toEqual([])
  })

  test.each([
    ['zebra\u200bfish\ufeff', 'zebrafish'],
    ['\u200eLeft\u200f', 'Left'],
    ['a\u0000b\u0008', 'ab'],
    ['one\u000btwo\r\nthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['Accra\u{e0041}\u{e0042}', 'Accra'],
  ])('%j loses what has no effect', (en, shown) => {
    expect(localeString.parse({ en })).toEqual({ en: shown })
  })

  test.each([
    'artemether-\u00adlume\u00adfantrine',
    'کتاب\u200cها',
    '👩🏽\u200d🔬 and ✈\ufe0f',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    'of\u00a0the',
  ])('%j keeps invisible characters that have an effect', (en) => {
    expect(localeString.parse({ en })).toEqual({ en })
  })

  test.each(['\u202a', '\u202e', '\u2066', '\u2069'])(
    'cannot have %j, which changes the order of letters, and the words are named',
    (mark) => {
      expect(issuesOf(localeString, { en: `Call the ${mark}office now` })).toEqual([
        'en has an invisible character that turns letters around, at “the office”: type these words again',
      ])
    },
  )

  test.each(blanks)('in English is empty if it is %j', (en) => {
    expect(issuesOf(localeString, { en })).toContain('en is empty')
  })

  test.each(blanks)('in another language is missing if it is %j', (fr) => {
    expect(localeString.parse({ en: 'Text', fr }).fr).toBeUndefined()
    expect(localeRichText.parse({ en: richText('Text'), fr: richText(fr) }).fr).toBeUndefined()
  })

  test.each([5, {}, [5], [{ _type: 'image' }], ['Text', {}]])(
    'of another kind, such as %j, does not count as missing',
    (fr) => {
      expect(issuesOf(localeString, { en: 'Text', fr })).not.toEqual([])
      expect(issuesOf(localeRichText, { en: richText('Text'), fr })).not.toEqual([])
    },
  )

  test.each([
    ['a\ud800b', 'U+D800'],
    ['a\uffffb', 'U+FFFF'],
  ])('cannot be %j, which HTML does not allow', (fr, code) => {
    expect(issuesOf(localeString, { en: 'Text', fr })).toEqual([
      `fr has a character that cannot be shown (${code})`,
    ])
  })

  test('of the list of medicines has no character that PDFs cannot show', () => {
    expect(printedLocaleString.parse({ en: '5 μg', fr: '5\u202fμg' })).toBeTruthy()
    expect(issuesOf(printedLocaleString, { en: '≤ 5 mg', fr: 'Text' })).toEqual([
      'en has a character that PDFs cannot show (≤)',
    ])
  })
})

describe('rich text', () => {
  const span = { _key: 'span', _type: 'span', text: 'Words' }
  const block = { _key: 'block', _type: 'block', children: [span] }
  const link = { _key: 'link', _type: 'webLink', url: 'https://example.org' }

  test.each([
    ['plain', block],
    ['a list', { ...block, listItem: 'bullet', level: 5 }],
    [
      'bold and linked',
      { ...block, markDefs: [link], children: [{ ...span, marks: ['strong', 'em', 'link'] }] },
    ],
  ])('may be %s', (_name, value) => {
    expect(issuesOf(localeRichText, { en: [value] })).toEqual([])
  })

  test('loses its blocks without a visible character', () => {
    const { en } = localeRichText.parse({ en: richText('', 'One', '\u00a0\u200b', 'Two', ' ') })
    expect(en.map(({ children }) => children[0]?.text)).toEqual(['One', 'Two'])
  })

  test.each(blanks)('in English is empty if all its blocks are %j', (text) => {
    expect(issuesOf(localeRichText, { en: richText(text, '') })).toContain('en is empty')
    expect(issuesOf(localeRichText, { en: [] })).toEqual(['en is empty'])
    expect(issuesOf(localeRichText, { en: [{ ...block, children: [] }] })).toEqual(['en is empty'])
  })

  test('loses links on no visible word', () => {
    const children = [span, { ...span, text: ' \u200b', marks: ['link', 'strong'] }]
    const { en } = localeRichText.parse({ en: [{ ...block, markDefs: [link], children }] })
    expect(en).toMatchObject([{ markDefs: [], children: [{ marks: [] }, { marks: ['strong'] }] }])
  })

  test.each([
    [
      [3, 1],
      [1, 1],
    ],
    [
      [1, 4, 4, 1],
      [1, 2, 2, 1],
    ],
    [
      [3, 2, 1],
      [1, 1, 1],
    ],
    [
      [2, 5, 3, 1, 2],
      [1, 2, 2, 1, 2],
    ],
    [
      [undefined, 2, undefined],
      [1, 2, 1],
    ],
  ])('has its list entries of the levels %j at the levels %j', (stored, levels) => {
    const entries = stored.map((level) => ({ ...block, listItem: 'bullet', level }))
    const { en } = localeRichText.parse({ en: [...entries, block, ...entries] })
    expect(en.map(({ level }) => level)).toEqual([...levels, undefined, ...levels])
  })

  test('has its sub-headings outside lists, and the list below them begins at level 1', () => {
    const entry = { ...block, listItem: 'bullet' }
    const stored = [
      { ...entry, level: 1, style: 'h3' },
      { ...entry, level: 2 },
    ]
    const { en } = localeRichText.parse({ en: stored })
    expect(en.map(({ listItem, level }) => [listItem, level])).toEqual([
      [undefined, undefined],
      ['bullet', 1],
    ])
  })

  test.each([0, 1.5, 6, 1e9])('has no list of level %d', (level) => {
    const [issue] = issuesOf(localeRichText, { en: [{ ...block, listItem: 'bullet', level }] })
    expect(issue).toBe('en.0.level must be a level from 1 to 5')
  })

  test('has one link at most on the same words', () => {
    const second = { ...link, _key: 'second' }
    const marked = { ...span, marks: ['link', 'second'] }
    const twice = { ...block, markDefs: [link, second], children: [marked] }
    expect(issuesOf(localeRichText, { en: [twice] })).toEqual([
      'en.0.children.0.marks has two links on the same words',
    ])
  })

  test.each(['pageLink', 'constructor', '__proto__', 'underline', 'other'])(
    'has no mark %s that its paragraph does not define',
    (mark) => {
      const marked = { ...block, markDefs: [link], children: [{ ...span, marks: [mark] }] }
      expect(issuesOf(localeRichText, { en: [block, marked] })).toEqual([
        `en.1.children.0.marks has the mark «${mark}», which is no format and no link of its paragraph`,
      ])
    },
  )
})

describe('an image', () => {
  const asset = {
    _id: 'image-abc-10x10-png',
    url: 'https://cdn.example/a.png',
    extension: 'png',
    width: 10,
    height: 10,
  }
  const picture = { alt: { en: 'A port' }, asset }
  const uncut = { left: 0, right: 0, top: 0, bottom: 0 }

  test('may be cropped', () => {
    expect(issuesOf(image, { ...picture, crop: { ...uncut, left: 0.5, right: 0.4 } })).toEqual([])
  })

  test.each([
    { left: 0.5, right: 0.5 },
    { top: 0.9, bottom: 0.9 },
    { left: 1 },
    // Half a pixel remains, which is rounded to none.
    { top: 0.5, bottom: 0.45 },
  ])('cannot be cropped by %o', (cut) => {
    expect(issuesOf(image, { ...picture, crop: { ...uncut, ...cut } })).toEqual([
      'crop cuts off the whole picture',
    ])
  })

  test('cannot be cropped by less than nothing', () => {
    expect(issuesOf(image, { ...picture, crop: { ...uncut, left: -1 } })).toEqual([
      'crop.left must be between 0 and 1',
    ])
  })

  test.each(['svg', 'tif', 'constructor'])('cannot be of the format %s', (extension) => {
    expect(issuesOf(image, { ...picture, asset: { ...asset, extension } })).toEqual([
      expect.stringMatching(`^asset.extension is of the format ${extension}; the site takes avif`),
    ])
  })
})

test.each(['GH', 'EH'])('%s is a country', (isoCode) => {
  expect(issuesOf(country, { _id: 'a', name: { en: 'A' }, isoCode, memberships: [] })).toEqual([])
})

test('a code or an old address loses what cannot be seen', () => {
  expect(country.shape.isoCode.parse(' GH\u200b')).toBe('GH')
  expect(redirect.shape.from.parse('/old\ufeff')).toBe('/old')
  expect(normalizedPath('/Old\u200b')).toBe('/old')
})

test.each(['UK', 'ZZ'])('%s is not a country', (isoCode) => {
  expect(issuesOf(country, { _id: 'a', name: { en: 'A' }, isoCode, memberships: [] })).toEqual([
    `isoCode no country has the code ${isoCode}`,
  ])
})

test('two countries with one code are named at the code of each', () => {
  const of = (isoCode: string) => ({ _id: isoCode, name: { en: 'A' }, isoCode, memberships: [] })
  expect(issuesOf(countriesWithMembership.countries, ['GH', 'TG', 'GH'].map(of))).toEqual([
    '0.isoCode another country has the code GH',
    '2.isoCode another country has the code GH',
  ])
})

test('a slug has at most 60 characters', () => {
  expect(issuesOf(slug, 'a'.repeat(60))).toEqual([])
  expect(issuesOf(slug, 'a'.repeat(61))).toEqual(['must have at most 60 characters'])
})

test('the service of a button has the spelling of the form’s option', () => {
  const button = { _key: 'a', kind: 'contact', label: { en: 'Ask' }, service: 'GMP ' }
  expect(action.parse(button)).toMatchObject({ service: 'GMP' })
})

test.each(['\u202ahttps://example.org/guide\u202c', ' https://example.org/\u00adguide\u200b\n'])(
  'the address %j loses what cannot be seen',
  (address) => {
    expect(webAddress.parse(address)).toBe('https://example.org/guide')
  },
)

test('an address has no lone surrogate', () => {
  expect(issuesOf(webAddress, 'https://example.org/\ud800')).toEqual([
    'has a character that cannot be shown (U+D800)',
  ])
})

test.each([
  ['phone', '\u202a+233 20 123 4567\u202c', '+233 20 123 4567'],
  ['email', '\ufeffama@example.org\u200b ', 'ama@example.org'],
] as const)('the %s %j loses what cannot be seen', (name, stored, shown) => {
  const { phone, emails } = siteSettings.shape
  const shape = name === 'phone' ? phone : emails.shape.info
  expect(shape.parse(stored)).toBe(shown)
})

describe('a list of points', () => {
  const written = { _key: 'a', text: { en: 'Dossier', fr: 'Dossier' } }

  test.each([
    {},
    { text: undefined },
    { text: {} },
    { text: { en: ' ', fr: '' }, short: { _type: 'localeString', pt: '\u200b' } },
  ])('leaves out the point %j, which editors have begun or emptied', (empty) => {
    const list = [{ _key: 'b', ...empty }, written]
    expect(points(point).parse(list)).toEqual([written])
    expect(points(namedPoint).parse(list)).toEqual([written])
  })

  test('needs the English of each point, and names its place in the list', () => {
    const list = [{ _key: 'b' }, written, { _key: 'c', text: { fr: 'Reçu' } }]
    expect(issuesOf(points(point), list)).toEqual([expect.stringMatching(/^2\.text\.en /)])
    const named = [{ _key: 'b', short: { en: 'Receipt' } }]
    expect(issuesOf(points(namedPoint), named)).toEqual([expect.stringMatching(/^0\.text /)])
  })

  test('without a point has no entries, or counts as missing if it may', () => {
    expect(issuesOf(points(point), [{ _key: 'a' }])).toEqual([
      expect.stringMatching(/has no entries$/),
    ])
    expect(optionalPoints(point).parse([{ _key: 'a' }])).toBeUndefined()
    expect(optionalPoints(point).parse(undefined)).toBeUndefined()
  })
})
