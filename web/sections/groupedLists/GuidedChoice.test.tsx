import { expect, test } from 'vitest'
import { points, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { deriveGroupedLists } from './derive.ts'
import { GroupedLists } from './GroupedLists.tsx'
import { groupedLists } from './shape.ts'

const page = (name: string, more = {}) => ({
  _id: name,
  path: `/services/${name}`,
  title: text(name),
  ...more,
})

const aripo = page('aripo', {
  shortTitle: text('ARIPO'),
  hero: { facts: [{ _key: 'a', value: text('12 to 18 months') }] },
})

const section = {
  _type: 'groupedLists' as const,
  _key: 'a',
  anchor: 'begin',
  heading: text('Where to begin'),
  guided: true,
  items: [
    {
      _key: 'manufacturer',
      title: text('a manufacturer'),
      lists: [
        {
          _key: 'name',
          heading: text('a protected name'),
          items: points('The mark', 'The goods'),
          pages: [
            page('trademark', {
              summary: text('Protects a name'),
              linkText: text('See the routes'),
            }),
            aripo,
            page('madrid'),
          ],
        },
        {
          _key: 'which',
          heading: text('an authorization'),
          pages: [page('which-procedure', { hero: { text: text('Look for the market') } })],
        },
        {
          _key: 'now',
          heading: text('an answer tonight'),
          items: points('The product'),
          answeredByPhone: true,
        },
      ],
    },
    {
      _key: 'ministry',
      title: text('a ministry'),
      lists: [{ _key: 'a', heading: text('a medicine'), pages: [page('malaria-drugs')] }],
    },
  ],
}

const ask = (more = {}) =>
  render(<GroupedLists section={{ ...deriveGroupedLists(section), ...more }} />)

/** The parts of the answers to a subject's questions, one for each. */
async function answersTo(subject: number) {
  const answers = one(await ask(), '[role=status]').children[subject]
  return [...(answers?.children ?? [])]
}

test('visitors choose who they are with, and then what they need', async () => {
  const view = await ask()
  const groups = [...view.querySelectorAll('fieldset')]
  expect(groups.map((group) => textsOf(group, 'legend, label'))).toEqual([
    ['I am with', 'a manufacturer', 'a ministry'],
    ['I need', 'a protected name', 'an authorization', 'an answer tonight'],
    ['I need', 'a medicine'],
  ])
  for (const group of groups) {
    const radios = [...group.querySelectorAll<HTMLInputElement>('[type=radio]')]
    expect(radios.map(({ checked }) => checked)).toEqual(radios.map((_, index) => index === 0))
    expect(new Set(radios.map(({ name }) => name)).size).toBe(1)
  }
})

test('an answer has the first page with its summary, what to have ready, and other pages with their times', async () => {
  const [name] = await answersTo(0)
  expect(textsOf(name ?? document, 'h3, h3 + p, a, h4, li')).toEqual([
    'trademark',
    'Protects a name',
    'See the routes',
    'To have ready',
    'The mark',
    'The goods',
    'Pages to read',
    'ARIPO12 to 18 months',
    'ARIPO',
    'madrid',
    'madrid',
  ])
  const links = [...(name?.querySelectorAll('a') ?? [])]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/services/trademark',
    '/services/aripo',
    '/services/madrid',
  ])
})

test('a page without a summary answers with the text below its heading', async () => {
  const [, which] = await answersTo(0)
  expect(textsOf(which ?? document, 'h3, h3 + p, a')).toEqual([
    'which-procedure',
    'Look for the market',
    'Read the Page',
  ])
})

test('an answer by telephone is a link to the number', async () => {
  const [, , now] = await answersTo(0)
  const link = one<HTMLAnchorElement>(now ?? document, 'a')
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    'tel:+233302000000',
    '+233 30 200 0000',
  ])
  expect(textsOf(now ?? document, 'li')).toEqual(['The product'])
})

test('every answer is below its question, for print and for browsers that cannot choose', async () => {
  const view = await ask()
  expect(textsOf(view, '[role=status] > div > div > p:first-child')).toEqual([
    'a manufacturer – a protected name',
    'a manufacturer – an authorization',
    'a manufacturer – an answer tonight',
    'a ministry – a medicine',
  ])
})

test('without questions, pages are links only', () => {
  const { items } = deriveGroupedLists({ ...section, guided: false })
  expect(items[0]?.lists[0]?.pages).toEqual([
    { _id: 'trademark', path: '/services/trademark', title: text('trademark') },
    { _id: 'aripo', path: '/services/aripo', title: text('aripo') },
    { _id: 'madrid', path: '/services/madrid', title: text('madrid') },
  ])
})

test('without a heading above each list, visitors cannot be asked', () => {
  const inEnglish = { en: 'a medicine' }
  const stored = (guided: boolean, heading?: { en: string }) => ({
    _type: 'groupedLists',
    _key: 'a',
    heading: inEnglish,
    guided,
    items: [
      {
        _key: 'a',
        title: inEnglish,
        lists: [
          {
            _key: 'a',
            items: [{ _key: 'a', text: { en: 'The product' } }],
            ...(heading && { heading }),
          },
        ],
      },
    ],
  })
  const issuesOf = (section: object) => groupedLists.safeParse(section).error?.issues
  expect(issuesOf(stored(true, inEnglish))).toBeUndefined()
  expect(issuesOf(stored(false))).toBeUndefined()
  expect(issuesOf(stored(true))).toMatchObject([
    { path: ['guided'], message: expect.stringContaining('each list has a heading') },
  ])
})
