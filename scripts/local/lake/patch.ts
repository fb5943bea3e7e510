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

type MutatorPatch = NonNullable<SanityMutation['mutations'][number]['patch']>

/**
 * Applies a patch's operations; the document itself is left as it is.
 *
 * @throws when a path or a diff cannot be read.
 */
export function applyPatch(document: LakeDocument, patch: Patch): LakeDocument {
  const mutations = ORDER.filter((operation) => patch[operation] !== undefined).map(
    (operation) => ({
      patch: { id: document._id, [operation]: patch[operation] } as MutatorPatch,
    }),
  )
  return new SanityMutation({ mutations }).apply(document) as LakeDocument
}
