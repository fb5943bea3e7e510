import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import { plan, scheduledToChange } from './plan.ts'

test('a plan whose name cannot be seen has none', () => {
  expect(plan.parse({ _id: 'a', _rev: '1', name: ' \u200b' }).name).toBeUndefined()
  expect(plan.parse({ _id: 'a', _rev: '1', name: 'Tender' }).name).toBe('Tender')
})

test('a scheduled plan changes what it publishes, takes down or edits, and not what it leads to', async () => {
  const scheduled = { _type: 'plan', state: 'scheduled' }
  const dataset = [
    { ...scheduled, _id: 'publishes', publishes: [{ _ref: 'a' }] },
    {
      ...{ ...scheduled, _id: 'takes down' },
      unpublishes: [{ document: { _ref: 'b' }, redirectTo: { _ref: 'c' } }],
    },
    { ...scheduled, _id: 'edits', edits: [{ documentId: 'd', changes: '[]' }] },
    { ...scheduled, _id: 'done', state: 'executed', publishes: [{ _ref: 'a' }] },
  ]
  const changing = async (...ids: string[]) => {
    const query = `*[${scheduledToChange('$ids')}]._id`
    return (await evaluate(parse(query, { params: { ids } }), { dataset, params: { ids } })).get()
  }
  expect(await changing('a', 'b')).toEqual(['publishes', 'takes down'])
  expect(await changing('c')).toEqual([])
  expect(await changing('d', 'e')).toEqual(['edits'])
})
