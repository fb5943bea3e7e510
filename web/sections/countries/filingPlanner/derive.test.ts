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
