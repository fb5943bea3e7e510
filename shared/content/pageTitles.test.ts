import { expect, test } from 'vitest'
import { enquiryName, searchTitle, shortTitle } from './pageTitles.ts'

test('empty names default to the title', () => {
  expect(searchTitle({ title: 'WHO', seo: {} })).toBe('WHO')
  expect(searchTitle({ title: 'WHO', seo: { title: 'WHO | Accra' } })).toBe('WHO | Accra')
  expect(shortTitle({ title: 'ARIPO Regional Trademark' })).toBe('ARIPO Regional Trademark')
  expect(enquiryName({ title: 'WAHO Certification', enquiryName: 'WAHO Compliance' })).toBe(
    'WAHO Compliance',
  )
})
