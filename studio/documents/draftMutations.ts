import type { Mutation } from '@sanity/client'
import { type FormPatch, getDraftId, isDraftId, pathToString, type SanityDocument } from 'sanity'

/**
 * Returns the mutations that apply patches of a form to the draft of a document, which is created if there is none.
 * They are refused with status 409 if the draft has been changed or created meanwhile.
 * @param document the draft, or the published document without one
 */
export function draftMutations(
  document: SanityDocument,
  patches: readonly FormPatch[],
): Mutation[] {
  const isDraft = isDraftId(document._id)
  const id = getDraftId(document._id)
  const creation: Mutation[] = isDraft ? [] : [{ create: draftOf(document) }]
  // Only the first patch checks the revision, because applying it changes the revision.
  const changes = patches.map((patch, index) => ({
    patch: {
      ...{ id, ...operationOf(patch) },
      ...(isDraft && index === 0 && { ifRevisionID: document._rev }),
    },
  }))
  return [...creation, ...changes]
}

/** Leaves out what the Content Lake sets itself. */
export function draftOf({ _rev, _updatedAt, ...content }: SanityDocument) {
  return { ...content, _id: getDraftId(content._id) }
}

/** Converts a form's patch to a document's patch operation. */
function operationOf(patch: FormPatch) {
  const path = pathToString(patch.path)
  if (patch.type === 'unset') return { unset: [path] }
  if (patch.type === 'set') return { set: { [path]: patch.value } }
  if (patch.type === 'setIfMissing') return { setIfMissing: { [path]: patch.value } }
  throw new Error(`Drafts are not changed by patches of the type ${patch.type}`)
}
