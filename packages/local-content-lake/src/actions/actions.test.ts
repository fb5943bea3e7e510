import { randomUUID } from 'node:crypto'
import type { Action, SanityClient } from '@sanity/client'
import { describe, expect } from 'vitest'
import { dataset, test } from '../testing/lakeTest.ts'

const teaContent = { _id: 'tea', _type: 'drink', name: 'Tea' }
const draftContent = { ...teaContent, _id: 'drafts.tea', name: 'Green tea' }

type Fields<Type extends Action['actionType']> = Omit<
  Extract<Action, { actionType: Type }>,
  'actionType'
>

const ids = { publishedId: 'tea', draftId: 'drafts.tea' }
const document = {
  create: (fields: Partial<Fields<'sanity.action.document.create'>> = {}): Action => ({
    actionType: 'sanity.action.document.create',
    publishedId: 'tea',
    attributes: draftContent,
    ifExists: 'fail',
    ...fields,
  }),
  edit: (patch: Record<string, unknown>, draftId = 'drafts.tea'): Action => ({
    actionType: 'sanity.action.document.edit',
    publishedId: 'tea',
    draftId,
    patch,
  }),
  publish: (fields: Partial<Fields<'sanity.action.document.publish'>> = {}): Action => ({
    actionType: 'sanity.action.document.publish',
    ...ids,
    ...fields,
  }),
  unpublish: (): Action => ({ actionType: 'sanity.action.document.unpublish', ...ids }),
  discard: (): Action => ({ actionType: 'sanity.action.document.discard', draftId: 'drafts.tea' }),
  delete: (includeDrafts: string[] = []): Action => ({
    actionType: 'sanity.action.document.delete',
    publishedId: 'tea',
    includeDrafts,
  }),
  replaceDraft: (): Action => ({
    actionType: 'sanity.action.document.replaceDraft',
    publishedId: 'tea',
    attributes: draftContent,
  }),
}
type Stored = { _id: string; _type: string; [attribute: string]: unknown }

async function put(client: SanityClient, documents: Stored[]) {
  const transaction = client.transaction()
  for (const stored of documents) transaction.create(stored)
  if (documents.length > 0) await transaction.commit()
}

function names(client: SanityClient): Promise<Record<string, string>> {
  return client
    .fetch<{ _id: string; name: string }[]>('*{_id, name}', {}, { perspective: 'raw' })
    .then((match) => Object.fromEntries(match.map(({ _id, name }) => [_id, name])))
}

describe('an action', () => {
  test.for<[string, Stored[], Action[], Record<string, string>]>([
    ['creates a draft', [], [document.create()], { 'drafts.tea': 'Green tea' }],
    [
      'leaves an existing draft alone where that is asked for',
      [{ ...draftContent, name: 'Old' }],
      [document.create({ ifExists: 'ignore' })],
      { 'drafts.tea': 'Old' },
    ],
    [
      'edits a draft',
      [draftContent],
      [document.edit({ set: { name: 'New' } })],
      { 'drafts.tea': 'New' },
    ],
    [
      'edits a copy of the published document where there is no draft',
      [teaContent],
      [document.edit({ set: { name: 'New' } })],
      { tea: 'Tea', 'drafts.tea': 'New' },
    ],
    [
      'publishes a draft for the first time',
      [draftContent],
      [document.publish()],
      { tea: 'Green tea' },
    ],
    [
      'publishes over what was published',
      [teaContent, draftContent],
      [document.publish()],
      { tea: 'Green tea' },
    ],
    ['unpublishes into a draft', [teaContent], [document.unpublish()], { 'drafts.tea': 'Tea' }],
    [
      'unpublishes and keeps the draft',
      [teaContent, draftContent],
      [document.unpublish()],
      { 'drafts.tea': 'Green tea' },
    ],
    ['discards a draft', [teaContent, draftContent], [document.discard()], { tea: 'Tea' }],
    ['deletes a document', [teaContent], [document.delete()], {}],
    [
      'deletes a document with its draft',
      [teaContent, draftContent],
      [document.delete(['drafts.tea'])],
      {},
    ],
    [
      'replaces a draft',
      [{ ...draftContent, name: 'Old' }],
      [document.replaceDraft()],
      { 'drafts.tea': 'Green tea' },
    ],
    [
      'discards a draft as a version',
      [teaContent, draftContent],
      [{ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.tea' }],
      { tea: 'Tea' },
    ],
    [
      'builds on those before it',
      [],
      [document.create(), document.edit({ set: { name: 'New' } }), document.publish()],
      { tea: 'New' },
    ],
  ])('%s', async ([, stored, actions, expected], { client }) => {
    await put(client, stored)
    expect(await client.action(actions)).toEqual({ transactionId: expect.any(String) })
    expect(await names(client)).toEqual(expected)
  })

  test.for<[string, Stored[], Action, string]>([
    ['creating an existing draft', [draftContent], document.create(), 'documentAlreadyExistsError'],
    [
      'creating a draft beside a published document',
      [teaContent],
      document.create(),
      'documentAlreadyExistsError',
    ],
    ['editing nothing', [], document.edit({ set: { name: 'New' } }), 'documentNotFoundError'],
    ['publishing no draft', [teaContent], document.publish(), 'documentNotFoundError'],
    [
      'unpublishing what is not published',
      [draftContent],
      document.unpublish(),
      'documentNotFoundError',
    ],
    ['discarding no draft', [teaContent], document.discard(), 'documentNotFoundError'],
    ['deleting what is not published', [draftContent], document.delete(), 'documentNotFoundError'],
    [
      'deleting without a draft that exists',
      [teaContent, draftContent],
      document.delete(),
      'documentHasVersionsError',
    ],
    ['replacing the draft of nothing', [], document.replaceDraft(), 'documentNotFoundError'],
    [
      'publishing another draft than expected',
      [draftContent],
      document.publish({ ifDraftRevisionId: 'old' }),
      'documentRevisionIDDoesNotMatchError',
    ],
    [
      'publishing over another document than expected',
      [teaContent, draftContent],
      document.publish({ ifPublishedRevisionId: 'old' }),
      'documentRevisionIDDoesNotMatchError',
    ],
  ])('is refused with 409 for %s', async ([, stored, action, type], { client }) => {
    await put(client, stored)
    const before = await names(client)
    await expect(client.action(action)).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ index: 0, error: { type } }] },
    })
    expect(await names(client)).toEqual(before)
  })

  test('is refused as a whole if one of several fails, with its position', async ({ client }) => {
    await expect(client.action([document.create(), document.unpublish()])).rejects.toMatchObject({
      details: { items: [{ index: 1, error: { type: 'documentNotFoundError' } }] },
    })
    expect(await names(client)).toEqual({})
  })

  test.for<[string, Action]>([
    ['deletion', document.delete()],
    ['unpublishing', document.unpublish()],
  ])(
    'is refused where a strong reference keeps a document from %s',
    async ([, action], { client }) => {
      const menu = { _id: 'menu', _type: 'menu', first: { _type: 'reference', _ref: 'tea' } }
      await put(client, [teaContent, menu])
      await expect(client.action(action)).rejects.toMatchObject({
        statusCode: 409,
        details: {
          type: 'actionError',
          items: [
            {
              error: {
                type: 'documentHasExistingReferencesError',
                id: 'tea',
                referencingIDs: ['menu'],
              },
            },
          ],
        },
      })
      await client.patch('menu').set({ 'first._weak': true }).commit()
      await client.action(action)
    },
  )

  test('checks given revisions, and passes if they match', async ({ client }) => {
    const tea = await client.create(teaContent)
    const draft = await client.create(draftContent)
    const revisions = { ifPublishedRevisionId: tea._rev, ifDraftRevisionId: draft._rev }
    await client.action(document.publish(revisions))
    expect(await client.getDocument('tea')).toMatchObject({
      name: 'Green tea',
      _createdAt: draft._createdAt,
    })
  })

  test('strengthens weak references on publishing', async ({ client }) => {
    const later = {
      _type: 'reference',
      _ref: 'tea',
      _weak: true,
      _strengthenOnPublish: { type: 'drink' },
    }
    const always = { ...later, _strengthenOnPublish: { type: 'drink', weak: true } }
    await put(client, [teaContent, { _id: 'drafts.menu', _type: 'menu', later, list: [always] }])
    await client.action(document.publish({ publishedId: 'menu', draftId: 'drafts.menu' }))
    expect(await client.getDocument('menu')).toMatchObject({
      later: { _type: 'reference', _ref: 'tea' },
      list: [{ _type: 'reference', _ref: 'tea', _weak: true }],
    })
    expect(await client.fetch('*[_id == "menu"][0].later')).toEqual({
      _type: 'reference',
      _ref: 'tea',
    })
  })

  test('keeps the transaction id it is given', async ({ client }) => {
    const transactionId = randomUUID()
    const options = { transactionId, skipCrossDatasetReferenceValidation: true }
    expect(await client.action(document.create(), options)).toEqual({ transactionId })
  })

  test.for<[string, unknown]>([
    ['of an unknown type', { actionType: 'sanity.action.document.paint' }],
    ['without what it needs', { actionType: 'sanity.action.document.publish' }],
    [
      'that discards a published document',
      { actionType: 'sanity.action.document.version.discard', versionId: 'tea' },
    ],
    [
      'on ids that do not belong together',
      { actionType: 'sanity.action.document.publish', publishedId: 'tea', draftId: 'drafts.gin' },
    ],
  ])('%s is refused with 400', async ([, action], { request }) => {
    const body = JSON.stringify({ actions: [action] })
    const response = await request(`/v2025-02-19/data/actions/${dataset}`, { method: 'POST', body })
    expect(response.status).toBe(400)
  })

  test('on a release is refused', { tags: 'local' }, async ({ client }) => {
    const create = { actionType: 'sanity.action.document.version.create', publishedId: 'tea' }
    const body = { actions: [create] }
    const request = client.request({ method: 'POST', url: `/data/actions/${dataset}`, body })
    await expect(request).rejects.toMatchObject({ statusCode: 400 })
  })

  test('with dryRun is refused', { tags: 'local' }, async ({ client }) => {
    await expect(client.action(document.create(), { dryRun: true })).rejects.toMatchObject({
      statusCode: 400,
    })
    expect(await names(client)).toEqual({})
  })
})
