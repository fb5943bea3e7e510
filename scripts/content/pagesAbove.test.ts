import { expect, test } from 'vitest'
import { page as shape } from '../../web/model/page.ts'
import { withPagesAbove } from './pagesAbove.ts'

const text = (en: string) => ({ en })

function page(slug: string) {
  return shape.parse({
    _id: slug,
    _type: 'page',
    slug,
    title: text(slug),
    seo: { description: text('Says what the page is about.') },
    hero: { heading: text(slug), text: text('Text') },
    sections: [{ _key: 'a', _type: 'checklist', heading: text('About'), items: { en: ['One'] } }],
  })
}

const [news, year, spring] = ['news', 'news/2027', 'news/2027/spring'].map(page)
if (!news || !year || !spring) throw new Error('There are no pages')

const aboveOf = (pages: (typeof news)[]) =>
  withPagesAbove(pages).map(({ above }) => above?.map(({ path }) => path) ?? [])

test('a page at a free address names the pages above it, from the first to the nearest', () => {
  expect(aboveOf([spring, news, year])).toEqual([['/news', '/news/2027'], [], ['/news']])
})

test('where there is no page above, the next one counts', () => {
  expect(aboveOf([spring, news])).toEqual([['/news'], []])
  expect(aboveOf([spring])).toEqual([[]])
})

test('a page is made anew only when one above it is renamed', () => {
  const [first] = withPagesAbove([year, news])
  expect(withPagesAbove([year, { ...news }])[0]).toBe(first)
  const renamed = { ...news, title: text('All our news') }
  expect(withPagesAbove([year, renamed])[0]?.above).toMatchObject([{ title: renamed.title }])
})
