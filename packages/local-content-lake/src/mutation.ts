import { Mutation as SanityMutation } from '@sanity/mutator'
import { z } from 'zod'
import { TransactionError, type TransactionIssue } from './errors.ts'
import type { LakeDocument } from './lakeDocument.ts'
import { describeIssues } from './request.ts'

export const documentId = z
  .string()
  .max(128)
  .regex(/^[a-zA-Z0-9_][a-zA-Z0-9._-]*$/, 'malformed document ID: letters, digits, ".", "_", "-"')

export const newDocument = z.looseObject({ _id: documentId.optional(), _type: z.string().min(1) })
const identifiedDocument = newDocument.extend({ _id: documentId })

/** The target of a patch or a deletion: one id, or the documents that match a GROQ query. */
const selection = z.strictObject({
  id: documentId.optional(),
  query: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
})
const byPath = z.record(z.string(), z.unknown()).optional()
const amountByPath = z.record(z.string(), z.number()).optional()
const items = z.array(z.unknown())

/** The operations in the hosted API's order of execution: https://www.sanity.io/docs/http-patches */
const operations = z.strictObject({
  set: byPath,
  setIfMissing: byPath,
  unset: z.array(z.string()).optional(),
  inc: amountByPath,
  dec: amountByPath,
  insert: z
    .union([
      z.strictObject({ before: z.string(), items }),
      z.strictObject({ after: z.string(), items }),
      z.strictObject({ replace: z.string(), items }),
    ])
    .optional(),
  diffMatchPatch: z.record(z.string(), z.string()).optional(),
})

export const patchOperations = operations.extend({ ifRevisionID: z.string().optional() })

const selectsOnce = ({ id, query }: Selection) => (id === undefined) !== (query === undefined)

const patch = patchOperations
  .extend(selection.shape)
  .refine(selectsOnce, 'expected either an id or a query')

const removal = selection
  .extend({ purge: z.boolean().optional() })
  .refine(selectsOnce, 'expected either an id or a query')

const mutation = z
  .strictObject({
    create: newDocument.optional(),
    createOrReplace: identifiedDocument.optional(),
    createIfNotExists: identifiedDocument.optional(),
    delete: removal.optional(),
    patch: patch.optional(),
  })
  .refine((value) => Object.keys(value).length === 1, 'expected exactly one operation')

/**
 * A mutation in the hosted API's form: an object with exactly one of `create`, `createOrReplace`,
 * `createIfNotExists`, `delete` and `patch`.
 * @see https://www.sanity.io/docs/http-reference/mutation
 */
export type Mutation = z.infer<typeof mutation>
export type Patch = z.infer<typeof patch>
export type Selection = z.infer<typeof selection>
export type NewDocument = z.infer<typeof newDocument>

/** The id of a transaction becomes the `_rev` of the documents that it writes. */
export type TransactionStamp = { transactionId: string; timestamp: string; author: string }

/** The change of one document by a transaction; undefined for no document. */
export type DocumentChange = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** The mutations that listeners receive, in order. */
  mutations: Mutation[]
  /** The index of the last of `mutations` in the transaction. */
  index: number
}

/** @throws 400 `TransactionError` that lists every malformed mutation */
export function parseMutations(values: unknown[]): Mutation[] {
  const issues: TransactionIssue[] = []
  const mutations = values.flatMap((value, index) => {
    const parsed = mutation.safeParse(value)
    if (parsed.success) return [parsed.data]
    const error = { type: 'validationError', description: describeIssues(parsed.error) }
    issues.push({ index, error })
    return []
  })
  if (issues.length > 0) throw new TransactionError(400, issues)
  return mutations
}

type MutatorMutation = SanityMutation['mutations'][number]

/** Splits a patch into patches of one operation each, in order of execution. */
export function splitPatch(id: string, patch: Patch): { patch: Patch }[] {
  return operations
    .keyof()
    .options.filter((operation) => patch[operation] !== undefined)
    .map((operation) => ({ patch: { id, [operation]: patch[operation] } }))
}

/** @throws Error for a malformed path or diff, and for a change of `_id` or `_type` */
export function applyPatch(document: LakeDocument, patch: Patch): LakeDocument {
  const mutations = splitPatch(document._id, patch) as MutatorMutation[]
  const next = new SanityMutation({ mutations }).apply(document) as LakeDocument
  for (const attribute of ['_id', '_type'] as const) {
    if (next[attribute] === document[attribute]) continue
    throw new Error(`immutable attribute "${attribute}" may not be modified`)
  }
  return next
}
