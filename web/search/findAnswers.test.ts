import { expect, test } from 'vitest'
import { answerFinder } from './findAnswers.ts'

const shown = (value: string) => ({ value })
const link = (path: string) => ({ path, label: shown(path) })
const card = (title: string, ...links: string[]) => ({
  title: shown(title),
  headline: shown('Yes'),
  links: links.map(link),
})

const find = answerFinder({
  answers: [
    { ...card('Agents', '/agents'), phrases: ['local agent', 'agent'] },
    { ...card('Countries', '/countries'), phrases: ['deliver to', 'countries'] },
    { ...card('Emergency', '/faq'), showsPhone: true, phrases: ['stock-out', 'night'] },
    { ...card('Quotes', '/quotes'), phrases: ['price', 'how much', ''] },
  ],
  countries: [
    { ...card('Sudan', '/countries', '/sudan', '/contact'), names: ['Sudan', 'Soudan'] },
    { ...card('South Sudan', '/countries'), names: ['South Sudan', 'Soudan du Sud'] },
  ],
})
const titles = (query: string) => find(query).map(({ title }) => title.value)

test('an answer is found by each of its words in any form, and by phrases only as a whole', () => {
  expect(titles('what are your prices')).toEqual(['Quotes'])
  expect(titles('stock of a depot ')).toEqual([])
  expect(titles('out of stock ')).toEqual([])
  expect(titles('xylophone')).toEqual([])
  expect(titles('')).toEqual([])
})

test('while a word is typed, its beginning finds answers from three letters', () => {
  expect(titles('pri')).toEqual(['Quotes'])
  expect(titles('pr')).toEqual([])
  expect(titles('pri ')).toEqual([])
})

test('the last word of a question is no beginning of an answer’s only word', () => {
  expect(titles('pric')).toEqual(['Quotes'])
  expect(titles('enquiry of last nigh')).toEqual([])
  expect(titles('this nigh')).toEqual([])
  expect(titles('a local age')).toEqual(['Agents'])
})

test('a long word finds an answer with one letter wrong, missing or too many', () => {
  for (const word of ['contries', 'countriess', 'cauntries'])
    expect(titles(word)).toEqual(['Countries'])
  expect(titles('cauntris ')).toEqual([])
  expect(titles('prise ')).toEqual([])
})

test('an emergency comes first, whatever else is asked', () => {
  expect(titles('stock-out: price of a local agent at night')[0]).toBe('Emergency')
})

test('of several answers the one with the most words counts, and those with as many', () => {
  expect(titles('price of a local agent')).toEqual(['Agents'])
  expect(titles('price of an agent')).toEqual(['Agents', 'Quotes'])
})

test('two countries are answered shortly, with an answer of editors', () => {
  expect(titles('agent in Sudan and Soudan du Sud')).toEqual(['Sudan', 'South Sudan', 'Agents'])
  expect(find('Sudan and South Sudan')).toMatchObject([
    { isShort: true, links: [link('/countries'), link('/sudan')] },
    { isShort: true, links: [link('/countries')] },
  ])
  expect(find('Sudan')[0]).toEqual(expect.not.objectContaining({ isShort: true }))
})

test('a country is named by its longest name, in any language, and said once', () => {
  expect(titles('deliver to South Sudan')).toEqual(['South Sudan'])
  expect(titles('soudan ')).toEqual(['Sudan'])
  expect(titles('agent in Sudan')).toEqual(['Sudan', 'Agents'])
})
