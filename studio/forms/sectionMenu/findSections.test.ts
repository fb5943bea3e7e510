import { expect, test } from 'vitest'
import { messages } from '../../i18n/messages.ts'
import { sections } from '../../schema/sections.ts'
import { findSections } from './findSections.ts'

const find = (search: string) =>
  findSections(sections, search).map(({ section }) => section.type.name)

test.for([
  ['faq', 'questions'],
  ['quote', 'quotes'],
  ['témoignage', 'quotes'],
  ['citacao', 'quotes'],
  ['excel', 'table'],
  ['tableau', 'table'],
  ['boxes', 'cards'],
  ['numbers', 'stats'],
  ['galerie', 'pictures'],
  ['formulário', 'contactForm'],
  ['timeline', 'steps'],
  ['équipe', 'people'],
  ['team', 'people'],
])('“%s” finds the section first', ([search, type]) => {
  expect(find(search ?? '')[0]).toBe(type)
})

test('each word of the search must be found, by its beginning', () => {
  expect(find('what clients')).toContain('quotes')
  expect(find('clients zebra')).toEqual([])
  expect(find('')).toHaveLength(sections.length)
})

test('a section that its other names found says which', () => {
  const result = findSections(sections, 'FAQ')[0]
  expect([result?.section.type.name, result?.foundBy]).toEqual(['questions', undefined])
  expect(findSections(sections, 'review')[0]?.foundBy).toBe('reviews')
})

test.for(sections.map(({ type, findBy }) => [type.name, findBy] as const))(
  '%s has at least three other names in each language',
  ([, findBy]) => {
    const translated = Object.values(messages).map((texts) => new Map(Object.entries(texts)))
    const lists = [findBy, ...translated.map((texts) => texts.get(findBy))]
    for (const list of lists) expect(list?.split(', ').length).toBeGreaterThanOrEqual(3)
  },
)
