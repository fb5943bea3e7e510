import { expect, test } from 'vitest'
import { anchorGenerator, enquiryName, searchTitle, shortTitle } from './fallbacks.ts'

const headed = (en: string, anchor?: string) => ({ heading: { en }, anchor })
const anchorsOf = (sections: ReturnType<typeof headed>[]) =>
  sections.map(anchorGenerator(sections.flatMap(({ anchor }) => anchor ?? [])))

test('an anchor is the heading as a slug', () => {
  expect(
    anchorsOf([headed('Côte d’Ivoire & São Tomé'), headed('24/7 support'), headed('اتصال')]),
  ).toEqual(['cote-d-ivoire-sao-tome', 'section-24-7-support', 'section'])
})

test('a stored anchor stays, and no other section gets it', () => {
  expect(
    anchorsOf([headed('About'), headed('Who we are', 'about'), headed('About'), headed('Hero')]),
  ).toEqual(['about-2', 'about', 'about-3', 'hero-2'])
})

test('empty names default to the title', () => {
  expect(searchTitle({ title: 'WHO', seo: {} })).toBe('WHO')
  expect(searchTitle({ title: 'WHO', seo: { title: 'WHO | Accra' } })).toBe('WHO | Accra')
  expect(shortTitle({ title: 'ARIPO Regional Trademark' })).toBe('ARIPO Regional Trademark')
  expect(enquiryName({ title: 'WAHO Certification', enquiryName: 'WAHO Compliance' })).toBe(
    'WAHO Compliance',
  )
})
