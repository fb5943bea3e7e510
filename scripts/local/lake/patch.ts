import { Mutation as SanityMutation } from '@sanity/mutator'
import type { LakeDocument } from './document.ts'
import type { Patch } from './mutation.ts'

/** The order in which the hosted API executes a patch: https://www.sanity.io/docs/http-patches */
const order = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
] as const satisfies readonly (keyof Patch)[]

type MutatorMutation = SanityMutation['mutations'][number]

/** Splits a patch into patches of one operation each, in the order of their execution. */
export function inOrder(id: string, patch: Patch): { patch: Patch }[] {
  return order
    .filter((operation) => patch[operation] !== undefined)
    .map((operation) => ({ patch: { id, [operation]: patch[operation] } }))
}

/**
 * Returns the document with a patch applied.
 *
 * @throws Error for a path or a diff that cannot be read, and for a change of `_id` or `_type`.
 */
export function applyPatch(document: LakeDocument, patch: Patch): LakeDocument {
  const mutations = inOrder(document._id, patch) as MutatorMutation[]
  const next = new SanityMutation({ mutations }).apply(document) as LakeDocument
  for (const attribute of ['_id', '_type'] as const) {
    if (next[attribute] === document[attribute]) continue
    throw new Error(`immutable attribute "${attribute}" may not be modified`)
  }
  return next
}
