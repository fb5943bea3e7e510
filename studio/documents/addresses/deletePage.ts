import type { SanityClient } from '@sanity/client'
import { redirectRemovedPage } from '../../../shared/content/addresses/redirects.ts'
import { draftId } from '../../../shared/contentLake/draftIds.ts'

/**
 * Deletes a page with its draft, and redirects its addresses. Runs as one transaction, so that a page that cannot be
 * deleted keeps its addresses. The Studio's own operation would be a separate request.
 * @param redirectTo the id of the page to redirect to, or null for no redirect
 * @throws Error, without changing anything, if the Content Lake rejects the transaction
 */
export async function deletePage(
  client: SanityClient,
  { id, path }: { id: string; path: string },
  redirectTo: string | null,
): Promise<void> {
  await client.mutate([
    ...redirectRemovedPage(path, id, redirectTo),
    { delete: { id: draftId(id) } },
    { delete: { id } },
  ])
}
