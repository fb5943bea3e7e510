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

test('a copy says neither that a person agreed nor that a source was checked or news corrected', () => {
  const copy = (document: { [field: string]: unknown }): object => copyForDuplicate(document)
  expect(copy({ name: 'Ama', consentDate: '2026-11-02' })).toEqual({ name: 'Ama' })
  expect(
    copy({
      publishedOn: '2026-11-22',
      source: { url: 'https://nafdac.example', checkedOn: '2026-11-22' },
      correction: { date: '2026-11-23', text: { en: 'The fee was wrong.' } },
    }),
  ).toEqual({ source: { url: 'https://nafdac.example' } })
})

test('the days in lists of a copy are those of the original, because they are content', () => {
  const memberships = [{ _type: 'ecowas', since: '2025-01-29' }]
  expect(copyForDuplicate({ memberships })).toEqual({ memberships })
})
