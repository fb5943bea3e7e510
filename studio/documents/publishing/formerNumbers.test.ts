import { expect, test } from 'vitest'
import { testWorkspace } from '../../testing/testWorkspace.ts'
import { formerNumbers } from './formerNumbers.ts'

const { workspace } = await testWorkspace([])
const type = workspace.schema.get('servicePage')
if (!type) throw new Error('There is no type')

const texts = (en: string, fr?: string) => ({ summary: { en, ...(fr !== undefined && { fr }) } })
const found = (draft: object, published: object | undefined) =>
  formerNumbers(draft, published, type).map(({ path, code, number }) => `${path}.${code} ${number}`)

const published = texts('It takes 45 days.', 'Cela prend 45 jours.')

test('a number that was changed in one language, and stands as before in another, is found', () => {
  expect(found(texts('It takes 60 days.', 'Cela prend 45 jours.'), published)).toEqual([
    'summary.fr 45',
  ])
  expect(found(texts('It takes 45 days.', 'Cela prend 60 jours.'), published)).toEqual([
    'summary.en 45',
  ])
})

test('thousands and decimals are compared as each language writes them', () => {
  const before = texts('GHS 1,250 or 4.5 %', '1\u00a0250 GHS ou 4,5 %')
  expect(found(texts('GHS 1,300 or 5 %', '1\u00a0250 GHS ou 5 %'), before)).toEqual([
    'summary.fr 1250',
  ])
  expect(found(texts('GHS 1,250 or 5 %', '1\u00a0250 GHS ou 4,5 %'), before)).toEqual([
    'summary.fr 4.5',
  ])
})

test('numbers in paragraphs of rich text count too', () => {
  const block = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }]
  const questions = (en: string) => ({
    sections: [
      {
        ...{ _key: 'a', _type: 'prose', body: { en: block(en), fr: block('Dès 2026') } },
      },
    ],
  })
  expect(found(questions('From 2027'), questions('From 2026'))).toEqual([
    'sections[_key=="a"].body.fr 2026',
  ])
})

test('other words, a number in all languages, a text without number and a new page ask nothing', () => {
  expect(found(texts('45 days at most.', 'Cela prend 45 jours.'), published)).toEqual([])
  expect(found(texts('It takes 60 days.', 'Cela prend 60 jours.'), published)).toEqual([])
  expect(found(texts('It depends.', 'Cela prend 45 jours.'), published)).toEqual([])
  expect(found(texts('It takes 60 days.'), texts('It takes 45 days.'))).toEqual([])
  expect(found(texts('It takes 60 days.', 'Cela prend 45 jours.'), undefined)).toEqual([])
})
