import type { SanityClient, SanityDocument } from '@sanity/client'
import { type FormPatch, getDraftId } from 'sanity'
import { combined, fieldChanges } from '../../../shared/contentLake/fieldChanges.ts'
import { applyPatches } from '../applyPatches.ts'
import { draftMutations } from '../draftMutations.ts'
import { type ChangedDocument, HasChanged } from './undoChange.ts'

/**
 * Changes the drafts of documents, which are created if there are none, in one transaction.
 * @param ids of the published documents, each once
 * @param patchesOf returns the patches of a document, from its draft or else its published version
 * @param earlier the previous changes of these documents
 * @throws HasChanged if a document no longer exists
 */
export async function changeDrafts(
  client: SanityClient,
  ids: readonly string[],
  patchesOf: (base: SanityDocument, id: string) => FormPatch[],
  earlier: readonly ChangedDocument[],
): Promise<ChangedDocument[]> {
  const stored = await client.getDocuments([...ids.map((id) => getDraftId(id)), ...ids])
  const byId = new Map(stored.map((document) => [document?._id, document]))
  const edits = ids.map((id) => {
    const base = byId.get(getDraftId(id)) ?? byId.get(id)
    if (!base) throw new HasChanged(id)
    return { id, base, patches: patchesOf(base, id) }
  })
  await client.mutate(
    edits.flatMap(({ base, patches }) => draftMutations(base, patches)),
    { returnDocuments: false },
  )
  return edits.map(({ id, base, patches }) => {
    const before = earlier.find((change) => change.id === id)?.changes ?? []
    const made = fieldChanges(base, applyPatches(base, patches))
    return { id, changes: combined(before, made) }
  })
}
