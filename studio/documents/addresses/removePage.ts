import type { Mutation, SanityClient } from '@sanity/client'
import { redirectRemovedPage } from '../../../shared/content/addresses/redirects.ts'
import { draftId } from '../../../shared/contentLake/draftIds.ts'
import { planMutations } from '../../../shared/plans/planMutations.ts'

export type Removal = 'delete' | 'unpublish'

/**
 * Deletes a page with its draft, or unpublishes it, and redirects its addresses. Runs as one transaction, so that a
 * page that cannot be removed keeps its addresses. The Studio's own operation would be a separate request.
 * @param redirectTo the id of the page to redirect to, or null for no redirect
 * @throws Error, without changing anything, if the Content Lake rejects the transaction
 */
export async function removePage(
  client: SanityClient,
  removal: Removal,
  page: { id: string; path: string },
  redirectTo: string | null,
): Promise<void> {
  const mutations = {
    delete: () => deletion(page, redirectTo),
    unpublish: () => unpublication(client, page.id, redirectTo),
  }
  await client.mutate(await mutations[removal]())
}

function deletion({ id, path }: { id: string; path: string }, redirectTo: string | null) {
  return [
    ...redirectRemovedPage(path, id, redirectTo),
    { delete: { id: draftId(id) } },
    { delete: { id } },
  ]
}

async function unpublication(
  client: SanityClient,
  id: string,
  redirectTo: string | null,
): Promise<Mutation[]> {
  const changes = { publishes: [], unpublishes: [{ id, redirectTo }] }
  const { mutations, issues } = await planMutations(changes, client)
  if (issues[0]) throw new Error(issues[0].message)
  return mutations
}
