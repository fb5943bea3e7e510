import { expect, test } from 'vitest'
import { demoContent } from '../../../../tests/support/demoContent.ts'
import { localizePage } from '../../../model/localizePage.ts'

const { pages } = await demoContent()
const page = pages.find(({ _id }) => _id === 'service-trademark')

test('a card about international registration does not give the duration of a national one', () => {
  if (!page) throw new Error('The demo has no page about trademarks')
  const title = { en: 'International', fr: 'Internationale', pt: 'Internacional' }
  const sections = page.sections.map((section) => {
    if (section._type !== 'cards') return section
    const [first] = section.items
    const others = first ? [{ ...first, _key: 'international', title }] : []
    return { ...section, items: [...others, ...section.items] }
  })
  const planned = localizePage({ ...page, sections }, 'en').sections.find(
    (section) => section._type === 'countries',
  )
  expect(planned?.planner?.routes.national.duration?.text).toBe('6-12 months')
})

test('a route keeps its page and duration when its card is renamed, or another card mentions it first', () => {
  if (!page) throw new Error('The demo has no page about trademarks')
  const text = (en: string) => ({ en, fr: en, pt: en })
  const renamed = page.sections.map((section) => {
    if (section._type !== 'cards') return section
    const items = section.items.map((item) => {
      if (item.title.en === 'ARIPO')
        return { ...item, title: text('Before Madrid: one application') }
      return item.title.en === 'Madrid Protocol' ? { ...item, title: text('International') } : item
    })
    return { ...section, items }
  })
  const routesOf = (sections: typeof page.sections) =>
    localizePage({ ...page, sections }, 'en').sections.find(
      (section) => section._type === 'countries',
    )?.planner?.routes
  const before = routesOf(page.sections)
  expect(before?.madrid).toMatchObject({ page: '/services/madrid', duration: { from: 8, to: 15 } })
  expect(routesOf(renamed)).toEqual(before)
})
