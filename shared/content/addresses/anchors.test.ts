import { expect, test } from 'vitest'
import { repeatedIds, sectionIds } from './anchors.ts'

const headed = (en: string, anchor?: string) => ({ heading: { en }, anchor })
const faqs = (...slugs: string[]) => ({ categories: slugs.map((slug) => ({ slug })) })
const idsOf = (sections: Parameters<typeof sectionIds>[0]) =>
  sectionIds(sections).map(({ id }) => id)

test('an anchor is the heading as a slug', () => {
  expect(
    idsOf([
      headed('Côte d’Ivoire & São Tomé'),
      headed('24/7 support'),
      headed('اتصال'),
      headed('Anti\u00admalarials\u200b'),
    ]),
  ).toEqual(['cote-d-ivoire-sao-tome', 'section-24-7-support', 'section', 'antimalarials'])
})

test('a section of a draft whose heading has no English text yet has no id', () => {
  expect(idsOf([{ heading: {} }, headed('About')])).toEqual(['about'])
})

test('a stored anchor stays, and no other section gets it', () => {
  expect(
    idsOf([headed('About'), headed('Who we are', 'about'), headed('About'), headed('Hero')]),
  ).toEqual(['about-2', 'about', 'about-3', 'hero-2'])
})

test('FAQ categories have their slugs as ids, and no section gets one', () => {
  expect(idsOf([headed('General'), faqs('general', 'orders')])).toEqual([
    'general-2',
    'general',
    'orders',
  ])
})

test('stored ids that are repeated are found with their sections', () => {
  const [first, second, questions] = [headed('A', 'a'), headed('B', 'general'), faqs('general')]
  expect(repeatedIds([first, second, questions])).toEqual([
    { section: second, id: 'general' },
    { section: questions, id: 'general' },
  ])
  expect(repeatedIds([first, headed('A'), headed('A')])).toEqual([])
})
