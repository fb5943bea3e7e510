import { expect, test } from 'vitest'
import { loadDemo } from '../../scripts/content/demo.ts'
import { studioOver } from '../testing/studioOver.ts'
import { countMentions, partedBy } from './countMentions.ts'

const { workspace } = await studioOver([])
const typeOf = (name: string) => workspace.schema.get(name)

const inDemo = new Map<string, string[]>(
  countMentions(await loadDemo(), typeOf).map(({ document, mentions }) => [
    document._id,
    mentions.flatMap(({ excerpts }) =>
      excerpts.map(({ before, number, after }) => before + number + after),
    ),
  ]),
)

test.each([
  ['homePage', ['12 African countries']],
  [
    'aboutPage',
    [
      '… of experience we operate in 12 African countries and work with 50+ pharmaceutical …',
      '… and prepare regulatory files in 12 African countries.',
    ],
  ],
  ['contactPage', ['Operations in 12 African countries. Where the law requires a …']],
  [
    'service-malaria-drugs',
    ['12 countries Supplied', '… with batch documents, delivered across 12 countries.'],
  ],
])('what %s of the demo says of the number of countries is found', (id, excerpts) => {
  expect(inDemo.get(id)).toEqual(excerpts)
})

test('populations, durations and other figures of the demo are not', () => {
  expect(inDemo.get('service-nafdac')).toEqual(['15 Countries in the surrounding ECOWAS market'])
  for (const id of ['service-ghana-fda', 'service-gmp', 'faq-trademark-registration', 'country-gh'])
    expect(inDemo.get(id)).toBeUndefined()
})

test('each leads to the field in which it is written', () => {
  const sections = [
    {
      _type: 'stats',
      _key: 's',
      items: [{ _key: 'a', value: { en: '12' }, label: { en: 'Countries' } }],
    },
    {
      _type: 'bodies',
      _key: 'b',
      items: [
        { _key: 'c', countryCount: 15 },
        { _key: 'd', countryCount: 1 },
      ],
    },
  ]
  const page = { _id: 'aboutPage', _type: 'aboutPage', sections }
  expect(countMentions([page], typeOf)).toEqual([
    {
      document: { _id: 'aboutPage', _type: 'aboutPage' },
      mentions: [
        {
          path: 'sections[_key=="s"].items[_key=="a"].value.en',
          titles: expect.arrayContaining(['Sections', 'Figure']),
          excerpts: [{ before: '', number: '12 Countries', after: '', count: 12 }],
        },
        {
          path: 'sections[_key=="b"].items[_key=="c"].countryCount',
          titles: expect.arrayContaining(['Countries it covers']),
          excerpts: [{ before: '', number: '15', after: '', count: 15 }],
        },
      ],
    },
  ])
})

test('what names a number that no list has is told from the rest', () => {
  const pages = [
    { _id: 'a', _type: 'milestone', title: { en: 'In 12 countries' }, text: { en: '15 states' } },
    { _id: 'b', _type: 'milestone', title: { en: 'In fifteen countries' } },
  ]
  const found = countMentions(pages, typeOf)
  const { odd, agreeing } = partedBy(found, [13, 15])
  const told = (part: typeof found) =>
    part.map(({ document, mentions }) => [document._id, mentions.map(({ path }) => path)])
  expect(told(odd)).toEqual([['a', ['title.en']]])
  expect(told(agreeing)).toEqual([
    ['a', ['text.en']],
    ['b', ['title.en']],
  ])
})

test('a text of a draft counts in place of the published one', () => {
  const page = { _id: 'a', _type: 'milestone', title: { en: 'In 12 countries' } }
  const draft = { ...page, _id: 'drafts.a', title: { en: 'In 13 countries' } }
  const [found, ...others] = countMentions([page, draft], typeOf)
  expect(others).toEqual([])
  expect(found?.document._id).toBe('a')
  expect(found?.mentions[0]?.excerpts[0]?.number).toBe('13 countries')
})
