import { expect, test } from 'vitest'
import { copyForDuplicate } from './duplicate.ts'

const page = {
  _type: 'servicePage',
  title: { _type: 'localeString', en: 'WHO', fr: 'OMS' },
  shortTitle: { en: 'WHO' },
  slug: { current: 'who' },
  seo: { title: { en: 'WHO | Accra' }, description: { en: 'How we help.' } },
  showInFooterBodies: true,
  orderRank: '0|100008:',
}

test('a copy is titled as one, and has neither the original’s address nor its short names', () => {
  const { orderRank: _, ...copy } = copyForDuplicate(page)
  expect(copy).toEqual({
    _type: 'servicePage',
    title: { _type: 'localeString', en: 'Copy of WHO', fr: 'Copy of OMS' },
    seo: { description: { en: 'How we help.' } },
  })
})

test('a copy is ordered between its original and the next document, and two copies differ', () => {
  const [first, second] = [copyForDuplicate(page).orderRank, copyForDuplicate(page).orderRank]
  expect(['0|10000o:', first, '0|100008:'].toSorted()).toEqual(['0|100008:', first, '0|10000o:'])
  expect(first).not.toBe(second)
})

test('a country is copied without its code, which chooses its place on maps', () => {
  const copy: Record<string, unknown> = copyForDuplicate({ name: { en: 'Ghana' }, isoCode: 'GH' })
  expect(copy).toEqual({ name: { en: 'Copy of Ghana' } })
})
