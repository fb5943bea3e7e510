import { expect, test } from 'vitest'
import { points, text } from '../../testing/content.ts'
import { one, render, textsOf } from '../../testing/render.tsx'
import { Cards } from './Cards.tsx'

const section = {
  _type: 'cards' as const,
  _key: 'a',
  anchor: 'services',
  heading: text('Services'),
  comparison: null,
  items: [
    {
      _key: 'full',
      title: text('Registration'),
      tag: text('ISO 9001'),
      text: text('We register products'),
      features: points('Dossier', 'Samples'),
      link: { kind: 'page' as const, label: text('More'), page: '/services/nafdac' },
    },
    { _key: 'bare', title: text('Audit') },
  ],
}

test('each card is an item of the list', async () => {
  const view = await render(<Cards section={section} />)
  expect(textsOf(view, '#services > div > div > ul > li h3')).toEqual(['Registration', 'Audit'])
})

test('a card shows the fields that are filled in, and nothing for the others', async () => {
  const view = await render(<Cards section={section} />)
  const [full, bare] = view.querySelectorAll('#services > div > div > ul > li')
  expect(textsOf(full ?? view, 'li')).toEqual(['Dossier', 'Samples'])
  expect(one(full ?? view, 'a').getAttribute('href')).toBe('/services/nafdac')
  expect(bare?.children).toHaveLength(1)
})

test('an email address among the features opens a mail', async () => {
  const features = points('Complaints: sf.alert@nafdac.gov.ng')
  const items = section.items.slice(1, 2).map((card) => ({ ...card, features }))
  const view = await render(<Cards section={{ ...section, items }} />)
  expect(one(view, 'li li a').getAttribute('href')).toBe('mailto:sf.alert@nafdac.gov.ng')
  expect(textsOf(view, 'li li')).toEqual(['Complaints: sf.alert@nafdac.gov.ng'])
})

test('cards with links are rows, or side by side if editors choose so', async () => {
  const items = section.items.slice(0, 1)
  const rows = await render(<Cards section={{ ...section, items }} />)
  const sideBySide = await render(<Cards section={{ ...section, items, sideBySide: true }} />)
  expect(one(rows, '#services > div > div > ul > li').children).toHaveLength(3)
  expect(one(sideBySide, '#services > div > div > ul > li').children).toHaveLength(5)
})

test('in a row, the duration follows the name', async () => {
  const duration = { field: 'duration', value: '12 months' }
  const items = section.items.slice(0, 1).map((item) => ({ ...item, duration }))
  const view = await render(<Cards section={{ ...section, items }} />)
  expect(textsOf(view, 'h3, h3 + p')).toEqual(['Registration', '12 months'])
})
