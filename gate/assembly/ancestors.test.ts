import { expect, test } from 'vitest'
import { pageShape as shape } from '../../web/model/snapshot/pageShape.ts'
import { withAncestors } from './ancestors.ts'

const text = (en: string) => ({ en })

function page(slug: string) {
  return shape.parse({
    _id: slug,
    _type: 'page',
    slug,
    title: text(slug),
    seo: { description: text('Says what the page is about.') },
    hero: { heading: text(slug), text: text('Text') },
    sections: [
      {
        _key: 'a',
        _type: 'checklist',
        heading: text('About'),
        items: [{ _key: 'a', text: { en: 'One' } }],
      },
    ],
  })
}

const [careers, year, spring] = ['careers', 'careers/2027', 'careers/2027/spring'].map(page)
if (!careers || !year || !spring) throw new Error('There are no pages')

const ancestorsOf = (pages: (typeof careers)[]) =>
  withAncestors(pages).map(({ ancestors }) => ancestors?.map(({ path }) => path) ?? [])

test('a page at a free address names its ancestors, from the first to the nearest', () => {
  expect(ancestorsOf([spring, careers, year])).toEqual([
    ['/careers', '/careers/2027'],
    [],
    ['/careers'],
  ])
})

test('if the parent path has no page, the next ancestor counts', () => {
  expect(ancestorsOf([spring, careers])).toEqual([['/careers'], []])
  expect(ancestorsOf([spring])).toEqual([[]])
})
