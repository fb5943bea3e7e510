import { z } from 'zod'
import { requestError } from '../errors.ts'
import { documentId, patchOperations } from '../mutation.ts'

const attributes = z.looseObject({ _id: documentId.optional(), _type: z.string().min(1) })
const identified = z.looseObject({ _id: documentId, _type: z.string().min(1) })
const purge = z.boolean().optional()

/** A draft or a version may be named either way. */
const edited = { draftId: documentId.optional(), versionId: documentId.optional() }

const type = <Name extends string>(name: Name) => z.literal(`sanity.action.document.${name}`)

const action = z.discriminatedUnion('actionType', [
  z.object({
    actionType: type('create'),
    publishedId: documentId,
    attributes,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({
    actionType: type('edit'),
    publishedId: documentId,
    ...edited,
    patch: patchOperations,
  }),
  z.object({
    actionType: type('publish'),
    publishedId: documentId,
    ...edited,
    ifDraftRevisionId: z.string().optional(),
    ifVersionRevisionId: z.string().optional(),
    ifPublishedRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('unpublish'), publishedId: documentId, ...edited }),
  z.object({ actionType: type('discard'), ...edited, purge }),
  z.object({
    actionType: type('delete'),
    publishedId: documentId,
    includeDrafts: z.array(documentId).default([]),
    includeVersions: z.array(documentId).default([]),
    purge,
  }),
  z.object({ actionType: type('replaceDraft'), publishedId: documentId, attributes }),
  z.object({
    actionType: type('version.create'),
    publishedId: documentId,
    document: identified.optional(),
    baseId: documentId.optional(),
    versionId: documentId.optional(),
    ifBaseRevisionId: z.string().optional(),
  }),
  z.object({ actionType: type('version.replace'), document: identified }),
  z.object({ actionType: type('version.discard'), versionId: documentId, purge }),
  z.object({
    actionType: type('version.unpublish'),
    versionId: documentId,
    publishedId: documentId,
  }),
])

/**
 * One action on documents in the form the hosted API takes.
 *
 * Source: https://www.sanity.io/docs/http-reference/actions
 */
export type Action = z.infer<typeof action>

export type ActionOf<Type extends Action['actionType']> = Extract<Action, { actionType: Type }>

const body = z.object({
  actions: z.array(action).min(1),
  transactionId: z.string().min(1).optional(),
  dryRun: z.boolean().default(false),
  skipCrossDatasetReferenceValidation: z.boolean().default(false),
})

/** @throws 400 that lists everything malformed in the body. */
export function parseActions(value: unknown): z.infer<typeof body> {
  const { success, data, error } = body.safeParse(value)
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw requestError(400, `The actions cannot be read: ${faults.join('; ')}`)
}
