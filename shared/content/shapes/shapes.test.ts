import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { country } from './country.ts'
import { image } from './image.ts'
import { action } from './link.ts'
import { localeString } from './localized.ts'
import { localeRichText } from './richText.ts'
import { slug } from './slug.ts'

/** Returns a value's validation errors with their paths. */
function issuesOf(shape: z.ZodType, value: unknown): string[] {
  const issues = shape.safeParse(value).error?.issues ?? []
  return issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim())
}

describe('a text', () => {
  test.each(['One line', 'Two\nlines\tand a tab', 'Żółć 🧪 العربية'])('may be %j', (en) => {
    expect(issuesOf(localeString, { en })).toEqual([])
  })

  test.each([
    ['a\u0000b', 'U+0000'],
    ['a\u0085b', 'U+0085'],
    ['a\ud800b', 'U+D800'],
    ['a\uffffb', 'U+FFFF'],
  ])('cannot be %j, which HTML does not allow', (fr, code) => {
    expect(issuesOf(localeString, { en: 'Text', fr })).toEqual([
      `fr has a character that cannot be shown (${code})`,
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

test.each(['UK', 'ZZ'])('%s is not a country', (isoCode) => {
  expect(issuesOf(country, { _id: 'a', name: { en: 'A' }, isoCode, memberships: [] })).toEqual([
    `isoCode no country has the code ${isoCode}`,
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
