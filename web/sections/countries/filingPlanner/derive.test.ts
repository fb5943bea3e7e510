import { expect, test } from 'vitest'
import { demoContent } from '../../../../tests/support/demoContent.ts'
import { localizePage } from '../../../model/pages/localizePage.ts'

const { pages } = await demoContent()
type Section = (typeof pages)[number]['sections'][number]

const page = pages.find(({ _id }) => _id === 'service-trademark')

test('a route keeps its page and duration when the texts of its card change, and loses them without card and page', () => {
  if (!page) throw new Error('The demo has no page about trademarks')
  const text = (en: string) => ({ en, fr: en, pt: en })
  const routesOf = (change: (section: Section) => Section) =>
    localizePage({ ...page, sections: page.sections.map(change) }, 'en').sections.find(
      (section) => section._type === 'countries',
    )?.filingPlanner?.routes
  const reworded = routesOf((section) =>
    section._type === 'cards'
      ? {
          ...section,
          actions: [],
          items: section.items.map((item) => ({
            ...item,
            title: text('Before Madrid: one application'),
            link: undefined,
          })),
        }
      : section,
  )
  const before = routesOf((section) => section)
  expect(before).toMatchObject({
    aripo: { page: '/services/aripo', duration: { text: '12-18 months' } },
    oapi: { page: '/oapi' },
    madrid: { page: '/services/madrid', duration: { from: 8, to: 15 } },
    national: { duration: { text: '6-12 months' } },
  })
  expect(reworded).toEqual(before)
  const without = routesOf((section) => {
    if (section._type === 'cards') return { ...section, items: section.items.slice(0, 1) }
    return section._type === 'countries' ? { ...section, routePages: undefined } : section
  })
  expect(without).toEqual({
    aripo: { duration: before?.aripo.duration },
    oapi: {},
    madrid: {},
    national: {},
  })
})
