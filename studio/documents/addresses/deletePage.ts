import type { SanityClient } from '@sanity/client'
import { getPublishedId, type SanityDocument } from 'sanity'
import { redirectRemovedPage } from '../../../shared/content/addresses/redirects.ts'
import { deletionMutations } from '../deletion/deletedDocuments.ts'

type DeletedPage = {
  /** The draft, or the published document without one. */
  document: SanityDocument
  path: string
  /** The id of the user who deletes it. */
  person?: string | undefined
}

/**
 * Deletes a page with its draft, and redirects its addresses. Runs as one transaction, so that a page that cannot be
 * deleted keeps its addresses. The Studio's own operation would be a separate request.
 * @param redirectTo the id of the page to redirect to, or null for no redirect
 * @throws Error, without changing anything, if the Content Lake rejects the transaction
 */
export async function deletePage(
  client: SanityClient,
  { document, path, person }: DeletedPage,
  redirectTo: string | null,
): Promise<void> {
  await client.mutate([
    ...redirectRemovedPage(path, getPublishedId(document._id), redirectTo),
    ...deletionMutations(document, person),
  ])
}
