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

test('a query that takes too long is given up', async () => {
  const query = '*[count(*[count(*[_id > ^._id]) > 0]) > 0]'
  await expect(evaluateGroq(query, { ...context, deadline: 0 })).rejects.toMatchObject({
    status: 400,
    message: 'The query failed: it takes too long',
  })
  expect(await evaluateGroq('count(*[count(*) == 2])', context)).toBe(2)
})
