import { createClient } from '@sanity/client'
import { evaluateSync, parse, toJS } from 'groq-js'
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  getPublishedId,
  type SanityDocumentLike,
  validateDocument,
} from 'sanity'
import { apiVersion } from '../../shared/contentLake/contentLake.ts'
import config from '../sanity.config.ts'

/**
 * Returns the project's Studio over an in-memory Content Lake with the given documents. It validates like the
 * real Studio before publishing, including rules that query the Content Lake.
 */
export async function testWorkspace(documents: SanityDocumentLike[]) {
  const client = createClient({
    projectId: 'test',
    dataset: 'test',
    useCdn: false,
    apiVersion,
  })
  // Cached, because each validated document asks the same, as long as the stored ones stay as they are.
  const results = new Map<string, Promise<unknown>>()
  const runQuery = async (query: string, params: Record<string, unknown>, perspective?: string) => {
    const dataset = perspective === 'drafts' ? asDrafts(documents) : documents
    return toJS(evaluateSync(parse(query, { params }), { dataset, params }))
  }
  const lake = Object.assign(client, {
    withConfig: () => lake,
    fetch: (
      query: string,
      params: Record<string, unknown> = {},
      { perspective }: { perspective?: string } = {},
    ) => {
      const key = JSON.stringify([query, params, perspective])
      const known = results.get(key) ?? runQuery(query, params, perspective)
      results.set(key, known)
      return known
    },
  })
  const workspace = await createWorkspaceFromConfig({
    ...config,
    auth: createMockAuthStore({ client: lake, currentUser: null }),
  })
  const ids = new Set(documents.map(({ _id }) => _id))

  return {
    client: lake,
    workspace,
    validate: (document: SanityDocumentLike) =>
      validateDocument({
        document: { _createdAt: '', _updatedAt: '', _rev: '', ...document },
        workspace,
        getClient: () => lake,
        getDocumentExists: async ({ id }) => ids.has(id),
      }),
  }
}

/** Returns documents as in the perspective `drafts`: each once, its draft if there is one. */
function asDrafts(documents: SanityDocumentLike[]): SanityDocumentLike[] {
  const unversioned = documents.filter(({ _id }) => !_id.startsWith('versions.'))
  const byId = new Map(unversioned.map((document) => [getPublishedId(document._id), document]))
  return [...byId].map(([_id, document]) => ({ ...document, _id }))
}
