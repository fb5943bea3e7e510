import { expect, test } from 'vitest'
import { newPlan } from './planDocument.ts'

const document = { _id: 'a', _type: 'newsArticle', _rev: '1', _createdAt: '', _updatedAt: '' }
const publishesIt = { publishes: ['a'], unpublishes: [] }

test('a plan is named after its document, in the Studio’s language or in one that the document has', () => {
  const english = { ...document, title: { en: 'New office', fr: 'Nouveau bureau' } }
  expect(newPlan(publishesIt, english).name).toBe('New office')
  const french = { ...document, title: { fr: 'Nouveau bureau' } }
  expect(newPlan(publishesIt, french).name).toBe('Nouveau bureau')
})
