import { z } from 'zod'
import {
  documentAlreadyExists,
  documentNotFound,
  revisionMismatch,
  TransactionError,
  type TransactionIssue,
} from '../errors.ts'
import type { LakeContext } from '../lake.ts'
import { isDraft, isObject, type LakeDocument } from '../lakeDocument.ts'
import { transact } from '../mutate.ts'
import { documentId, type Mutation, newDocument, patchOperations } from '../mutation.ts'
import { readJson } from '../request.ts'
import type { Transaction } from '../transaction.ts'

const type = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: type('create'),
    publishedId: documentId,
    attributes: newDocument,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: type('edit'),
    publishedId: documentId,
    draftId: documentId,
    patch: patchOperations,
  }),
  z.object({
    actionType: type('publish'),
    publishedId: documentId,
    draftId: documentId,
    ifDraftRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('unpublish'), publishedId: documentId, draftId: documentId }),
  z.object({ actionType: type('discard'), draftId: documentId }),
  z.object({
    actionType: type('delete'),
    publishedId: documentId,
    includeDrafts: z.array(documentId).default([]),
  }),
  z.object({ actionType: type('replaceDraft'), publishedId: documentId, attributes: newDocument }),
  // The Studio discards drafts with this action.
  z.object({ actionType: type('version.discard'), versionId: documentId }),
])

/** An action in the hosted API's form, without actions on releases. */
type Action = z.infer<typeof action>

const body = z.object({
  actions: z.array(action).min(1),
  transactionId: z.string().min(1).optional(),
  dryRun: z.literal(false).optional(),
  skipCrossDatasetReferenceValidation: z.boolean().optional(),
})

/**
 * Applies all actions in one transaction, and responds with `{transactionId}`.
 * @see https://www.sanity.io/docs/http-reference/actions
 */
export const actions = async (c: LakeContext) => {
  const request = await readJson(body, c.req)
  try {
    const { transactionId } = await transact(c, request.transactionId, async (transaction) => {
      for (const [index, each] of request.actions.entries())
        await transaction.step(index, toMutations(each, index, transaction))
    })
    return c.json({ transactionId })
  } catch (error) {
    if (!(error instanceof TransactionError)) throw error
    throw new TransactionError(error.status, error.issues, 'action')
  }
}

/**
 * Returns the mutations of an action for the current documents.
 * @throws `TransactionError`, 409 if a document is missing, exists already or has an unexpected revision, 400
 * for ids that do not belong together
 */
function toMutations(action: Action, index: number, { get }: Transaction): Mutation[] {
  const refusal = (status: number, error: TransactionIssue['error']) =>
    new TransactionError(status, [{ index, error }])

  switch (action.actionType) {
    case 'sanity.action.document.create': {
      const { publishedId, attributes, ifExists } = action
      const _id = draftOf(publishedId, attributes._id)
      if (ifExists === 'ignore') return [{ createIfNotExists: { ...attributes, _id } }]
      if (get(publishedId)) throw refusal(409, documentAlreadyExists(publishedId))
      return [{ create: { ...attributes, _id } }]
    }

    case 'sanity.action.document.edit': {
      const id = draftOf(action.publishedId, action.draftId)
      const edit: Mutation = { patch: { ...action.patch, id } }
      if (get(id)) return [edit]
      return [{ create: { ...existing(action.publishedId), _id: id } }, edit]
    }

    case 'sanity.action.document.publish': {
      const { publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
      const id = draftOf(publishedId, action.draftId)
      const draft = existing(id, ifDraftRevisionId)
      if (ifPublishedRevisionId !== undefined) existing(publishedId, ifPublishedRevisionId)
      const published = { ...withStrongReferences(draft), _id: publishedId }
      return [{ createOrReplace: published }, { delete: { id } }]
    }

    case 'sanity.action.document.unpublish': {
      const { publishedId } = action
      const _id = draftOf(publishedId, action.draftId)
      const draft = { ...existing(publishedId), _id }
      return [{ createIfNotExists: draft }, { delete: { id: publishedId } }]
    }

    case 'sanity.action.document.discard':
      return discard(action.draftId)

    case 'sanity.action.document.version.discard':
      return discard(action.versionId)

    case 'sanity.action.document.delete': {
      const { publishedId, includeDrafts } = action
      existing(publishedId)
      const draft = get(`drafts.${publishedId}`)
      if (draft && !includeDrafts.includes(draft._id)) {
        const description = `Document "${publishedId}" has the version "${draft._id}", which is not included in the deletion`
        throw refusal(409, { type: 'documentHasVersionsError', description, id: publishedId })
      }
      return [publishedId, ...includeDrafts].map((id) => ({ delete: { id } }))
    }

    case 'sanity.action.document.replaceDraft': {
      const { publishedId, attributes } = action
      const _id = draftOf(publishedId, attributes._id)
      if (!get(_id)) existing(publishedId)
      return [{ createOrReplace: { ...attributes, _id } }]
    }
  }

  function existing(id: string, revision?: string): LakeDocument {
    const document = get(id)
    if (!document) throw refusal(409, documentNotFound(id))
    const mismatch = revisionMismatch(document, revision)
    if (mismatch) throw refusal(409, mismatch)
    return document
  }

  function draftOf(publishedId: string, id = `drafts.${publishedId}`): string {
    if (id === `drafts.${publishedId}`) return id
    const description = `"${id}" must be "drafts.${publishedId}"`
    throw refusal(400, { type: 'validationError', description, id })
  }

  function discard(id: string): Mutation[] {
    if (!isDraft(id))
      throw refusal(400, { type: 'validationError', description: `"${id}" is not a draft`, id })
    existing(id)
    return [{ delete: { id } }]
  }
}

/**
 * Removes `_strengthenOnPublish`, and `_weak` unless it asks for a weak reference, as Sanity does. The site's plans do
 * the same (`shared/plans/planMutations.ts`); packages import nothing of the site.
 */
function withStrongReferences(draft: LakeDocument): LakeDocument {
  return JSON.parse(JSON.stringify(draft), (_, value: unknown) => {
    if (!isObject(value) || !isObject(value._strengthenOnPublish)) return value
    const { _strengthenOnPublish: options, _weak, ...reference } = value
    return options.weak === true ? { ...reference, _weak } : reference
  })
}
