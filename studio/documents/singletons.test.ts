import { expect, test } from 'vitest'
import { privateTypes } from '../../shared/content/privateDocuments.ts'
import { planType } from '../../shared/plans/plan.ts'
import { schemaTypes } from '../schema/index.ts'
import { testWorkspace } from '../testing/testWorkspace.ts'
import { isSingleton } from './templates.ts'

const { workspace } = await testWorkspace([])
const offered = workspace.document.resolveNewDocumentOptions({ type: 'global' })
const documentTypes = schemaTypes
  .filter(({ type, name }) => type === 'document' && name !== planType)
  .map(({ name }) => name)

/** Returns the names of Sanity's own actions of a draft. */
const actionsOf = (schemaType: string) =>
  workspace.document
    .actions({ schemaType, documentId: schemaType, releaseId: undefined, versionType: 'draft' })
    .flatMap(({ action }) => action ?? [])

test('pages with a fixed address and the settings exist once', () => {
  expect(documentTypes.filter(isSingleton).toSorted()).toEqual([
    'aboutPage',
    'contactPage',
    'faqPage',
    'homePage',
    'interfaceMessages',
    'mailSettings',
    'navigation',
    'newsPage',
    'servicesPage',
    'siteSettings',
  ])
})

test.for(documentTypes)('a %s can be created and removed if there may be several', (type) => {
  const actions = actionsOf(type)
  for (const action of ['delete', 'duplicate'] as const)
    expect(actions.includes(action)).toBe(!isSingleton(type))
  expect(actions.includes('publish')).toBe(!privateTypes.includes(type))
  expect(actions.includes('unpublish')).toBe(!isSingleton(type) && !privateTypes.includes(type))
  expect(offered.some(({ templateId }) => templateId.startsWith(type))).toBe(!isSingleton(type))
})

test('what only staff may read is never published itself', () => {
  const byType = Object.fromEntries(privateTypes.map((type) => [type, actionsOf(type)]))
  expect(byType).toEqual({
    mailSettings: [],
    plan: ['delete'],
    replyTemplate: ['duplicate', 'delete'],
  })
})
