import { describe, expect, test } from 'vitest'
import { evaluateGroq } from './groq.ts'

const document = { _type: 'a', _rev: 'r', _createdAt: '', _updatedAt: '' }
const context = {
  documents: [
    { ...document, _id: 'a' },
    { ...document, _id: 'b' },
  ],
  params: {},
  dataset: 'production',
}

describe('the specification holds where groq-js differs', () => {
  test.for<[string, unknown]>([
    ['path("a.b") in path("a.*")', true],
    ['path("a.b.c") in path("a.*")', false],
    ['*[path(_id) in path("*")]._id', ['a', 'b']],
    ['array::unique([null, 1, null, 1]) | order(@)', [1, null]],
    ['array::unique([null, {"a": 1}, {"a": 1}])', [{ a: 1 }, { a: 1 }, null]],
    ['array::unique(*[].none)', [null]],
    ['array::unique([array::unique([null, null])])', [[null]]],
    ['array::unique([])', []],
    ['array::unique("text")', null],
    ['array::unique($list)', [1, null]],
  ])('%s is %j', async ([query, expected]) => {
    const params = { list: [null, 1, null] }
    expect(await evaluateGroq(query, { ...context, params })).toEqual(expected)
  })

  test.for(['*{_id} | score(_id == "a")', '*[0] | score(_id == "a")'])(
    '%s is refused, as only documents have a score',
    async (query) => {
      const error = { type: 'queryParseError', start: 0, end: query.length }
      const body = { error: expect.objectContaining(error) }
      await expect(evaluateGroq(query, context)).rejects.toThrow(
        expect.objectContaining({ status: 400, body }),
      )
    },
  )

  test('* | order(_id) | score(_id == "b") {_id, _score} has scores', async () => {
    const query = '* | order(_id) | score(_id == "b") {_id, _score}'
    expect(await evaluateGroq(query, context)).toMatchObject([{ _id: 'b' }, { _id: 'a' }])
  })
})

test.for<[string, unknown]>([
  ['diff::changedAny({"a": 1}, {"a": 2}, a)', true],
  ['diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 2}, a)', false],
  ['*[diff::changedAny(@, {"_id": "a"}, _id)]._id', ['b']],
])('%s, which groq-js evaluates only asynchronously, is %j', async ([query, expected]) => {
  expect(await evaluateGroq(query, context)).toEqual(expected)
})
