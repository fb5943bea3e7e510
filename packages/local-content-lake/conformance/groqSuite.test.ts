import { expect } from 'vitest'
import { test } from '../src/testing/lakeTest.ts'
import { comparable, parseSuite, runSuite } from './groqSuite.ts'

const fruit = [
  { _id: 'b', _type: 'fruit', color: 'yellow' },
  { _id: 'a', _type: 'fruit', color: 'red' },
]

/** A suite with one case over `fruit`. */
function suiteWith(one: Record<string, unknown>): string {
  const dataset = { _type: 'reference', _ref: 'fruit' }
  const filename = 'own/fruit.yml'
  const base = { _type: 'test', _id: 'one', filename, valid: true, version: '>= 1.0', features: [] }
  const lines = [
    { ...base, dataset, ...one },
    { _type: 'dataset', _id: 'fruit', documents: fruit },
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

test.for<[string, Record<string, unknown>]>([
  ['is answered as expected', { query: '*', result: [fruit[1], fruit[0]] }],
  ['has parameters', { query: '$a', params: { a: 1 }, result: 1 }],
  ['is invalid and refused', { query: '*[', valid: false, result: null }],
  [
    'gives scores in the right order',
    {
      query: '*|score(color == "red"){_id, _score}',
      result: [
        { _id: 'a', _pos: 1 },
        { _id: 'b', _pos: 2 },
      ],
    },
  ],
])('a case that %s passes', async ([, one], { client }) => {
  const outcomes = await runSuite(parseSuite(suiteWith(one)), client)
  expect(outcomes).toEqual([{ id: 'one', file: 'own/fruit.yml', query: one.query }])
})

test.for<[string, Record<string, unknown>, string]>([
  ['has another result', { query: 'count(*)', result: 3 }, 'is 2, but should be 3'],
  ['is refused', { query: '*[', result: [] }, 'is refused: GROQ query parse error'],
  [
    'should be refused',
    { query: '*', valid: false, result: null },
    'is answered, but should be refused',
  ],
])('a case that %s fails and says so', async ([, one, failure], { client }) => {
  const [outcome] = await runSuite(parseSuite(suiteWith(one)), client)
  expect(outcome?.failure).toContain(failure)
})

test.for<[string, Record<string, unknown>]>([
  ['of the draft of the specification', { version: '0.1' }],
  ['without a version', { version: undefined }],
  ['of geo', { features: ['geoFunctions'] }],
])('a case %s is left out', ([, one]) => {
  expect(parseSuite(suiteWith({ query: '*', result: [], ...one }))).toEqual([])
})

test('a line that is no part of a suite is refused', () => {
  expect(() => parseSuite('{"_type": "other"}')).toThrow()
})

test('equal scores have one rank, also below other values', () => {
  const result = { list: [{ _score: 0.5 }, { _score: 2 }, { _score: 0.5 }], _rev: 'r' }
  expect(comparable(result)).toEqual({ list: [{ _pos: 2 }, { _pos: 1 }, { _pos: 2 }] })
})
