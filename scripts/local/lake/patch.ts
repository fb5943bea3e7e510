import { Mutation as SanityMutation } from '@sanity/mutator'
import type { LakeDocument } from './document.ts'
import type { Patch } from './mutation.ts'

/** The order in which the hosted API executes a patch: https://www.sanity.io/docs/http-patches */
const ORDER = [
  'set',
  'setIfMissing',
  'unset',
  'inc',
  'dec',
  'insert',
  'diffMatchPatch',
] as const satisfies readonly (keyof Patch)[]

type MutatorMutation = SanityMutation['mutations'][number]

/** A patch as patches of one operation each, in the order of their execution. */
export function inOrder(id: string, patch: Patch): { patch: Patch }[] {
  return ORDER.filter((operation) => patch[operation] !== undefined).map((operation) => ({
    patch: { id, [operation]: patch[operation] },
  }))
}

/**
 * Applies a patch's operations; the document itself is left as it is.
 *
 * @throws when a path or a diff cannot be read.
 */
export function applyPatch(document: LakeDocument, patch: Patch): LakeDocument {
  const mutations = inOrder(document._id, patch) as MutatorMutation[]
  return new SanityMutation({ mutations }).apply(document) as LakeDocument
}
