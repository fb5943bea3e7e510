import { expect, test } from 'vitest'
import { evaluateGroq } from './groq.ts'

const document = { _type: 'a', _rev: 'r', _createdAt: '', _updatedAt: '' }
const context = {
  documents: [
    { ...document, _id: 'a' },
    { ...document, _id: 'b' },
  ],
  params: {},
  projectId: 'localdev',
  dataset: 'production',
}

test.for([
  '*[count(*[count(*[_id > ^._id]) > 0]) > 0]',
  '*{"a": *{"b": *{_id}}}',
  // groq-js evaluates the inner one as a stream.
  '*{"a": *[_id in *[_id match "*"]._id]}',
])('%s is given up where it takes too long', async (query) => {
  await expect(evaluateGroq(query, { ...context, deadline: 0 })).rejects.toMatchObject({
    status: 400,
    message: 'The query failed: it takes too long',
  })
  expect(await evaluateGroq(query, context)).toHaveLength(2)
})
