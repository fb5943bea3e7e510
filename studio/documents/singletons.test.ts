import { expect, test } from 'vitest'
import { planType } from '../../shared/plans/plan.ts'
import { schemaTypes } from '../schema/index.ts'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { isSingleton } from './templates.ts'

const { workspace } = await testWorkspace([])
const offered = workspace.document.resolveNewDocumentOptions({ type: 'global' })
const documentTypes = schemaTypes
  .filter(({ type, name }) => type === 'document' && name !== planType)
  .map(({ name }) => name)

test('pages with a fixed address and the settings exist once', () => {
  expect(documentTypes.filter(isSingleton).toSorted()).toEqual([
    'aboutPage',
    'contactPage',
    'faqPage',
    'homePage',
    'interfaceMessages',
    'navigation',
    'newsPage',
    'servicesPage',
    'siteSettings',
  ])
})

test.for(documentTypes)('a %s can be created and removed if there may be several', (type) => {
  const context = { schemaType: type, documentId: type, releaseId: undefined }
  const actions = workspace.document
    .actions({ ...context, versionType: 'draft' })
    .map(({ action }) => action)

  expect(actions).toContain('publish')
  for (const action of ['delete', 'duplicate', 'unpublish'] as const)
    expect(actions.includes(action)).toBe(!isSingleton(type))
  expect(offered.some(({ templateId }) => templateId.startsWith(type))).toBe(!isSingleton(type))
})

test('a plan is never published itself', () => {
  const context = { schemaType: planType, documentId: 'plan', releaseId: undefined }
  const actions = workspace.document.actions({ ...context, versionType: 'draft' })
  expect(actions.flatMap(({ action }) => action ?? [])).toEqual(['delete'])
})
