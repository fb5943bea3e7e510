import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import {
  redirectRemovedPage,
  redirectTo,
  removeRedirectsFrom,
  writtenPath,
} from '../content/redirects.ts'
import { documentsOf, type Together } from './plan.ts'

/** What plans use of a client of the Content Lake: Sanity's, or that of the edge function. */
export type LakeClient = {
  config(): { projectId?: string; dataset?: string }
  fetch(
    query: string,
    params: Record<string, unknown>,
    options: { perspective: 'raw' | 'drafts' | 'published' },
  ): Promise<unknown>
  /** @throws an error with the `statusCode` and the `details` of a transaction that is refused */
  mutate(mutations: Mutation[]): Promise<unknown>
}

const document = z.looseObject({ _id: z.string(), _type: z.string(), _rev: z.string() })

/** A field that no document has: a patch needs an operation, also where it only checks a revision. */
const unset = ['_checksRevision']

const draftOf = (id: string) => `drafts.${id}`

/**
 * Returns the mutations of one transaction that publishes drafts and takes documents down, with redirects as
 * by hand. The Content Lake refuses it where a document has changed since, or is gone.
 */
export async function mutationsOf(together: Together, client: LakeClient): Promise<Mutation[]> {
  const ids = documentsOf(together)
  const found = await client.fetch(
    '*[_id in $ids]',
    { ids: ids.flatMap((id) => [id, draftOf(id)]) },
    { perspective: 'raw' },
  )
  const documents = z.array(document).parse(found)
  const byId = new Map(documents.map((document) => [document._id, document]))
  const gone = ids.filter((id) => !byId.has(id) && !byId.has(draftOf(id)))
  const drafts = together.publishes.flatMap((id) => {
    const draft = byId.get(draftOf(id))
    return draft ? { id, draft, from: writtenPath(byId.get(id)), to: writtenPath(draft) } : []
  })
  const moved = drafts.filter(({ from, to }) => from !== to)
  const removed = together.takesDown.flatMap(({ id, leadsTo }) => {
    const document = byId.get(id)
    const draft = byId.get(draftOf(id)) ?? document
    return document && draft ? { id, document, draft, leadsTo, path: writtenPath(document) } : []
  })
  const types = new Map(removed.map(({ id, document }) => [id, document._type]))
  return [
    ...documents.map(({ _id: id, _rev }) => ({ patch: { id, ifRevisionID: _rev, unset } })),
    ...gone.map((id) => ({ patch: { id, unset } })),
    ...moved.flatMap(({ id, from }) => (from === null ? [] : redirectTo(from, id))),
    ...drafts.map(({ id, draft }) => ({ createOrReplace: strengthened(copyOf(draft, id)) })),
    ...drafts.map(({ draft }) => ({ delete: { id: draft._id } })),
    ...removed.flatMap(({ id, path, leadsTo }) =>
      path === null ? [] : redirectRemovedPage(path, id, leadsTo),
    ),
    ...removed.map(({ id, draft }) => ({
      createOrReplace: weakened(copyOf(draft, draftOf(id)), types),
    })),
    ...removed.map(({ id }) => ({ delete: { id } })),
    // Last, so that two pages can exchange their addresses.
    ...moved.flatMap(({ to }) => (to === null ? [] : removeRedirectsFrom(to))),
  ]
}

function copyOf({ _rev, _updatedAt, ...content }: z.output<typeof document>, _id: string) {
  return { ...content, _id }
}

/** Returns content with the references strong that the Studio writes as weak until it is published. */
function strengthened<T>(content: T): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!(value instanceof Object && '_strengthenOnPublish' in value)) return value
    const { _strengthenOnPublish: later, ...fields } = value
    return Reflect.get(Object(later), 'weak') === true ? fields : { ...fields, _weak: undefined }
  })
}

/** Returns content with the references to documents of these types, by their ids, weak until it is published. */
function weakened<T>(content: T, types: ReadonlyMap<unknown, string>): T {
  return JSON.parse(JSON.stringify(content), (_, value: unknown) => {
    if (!(value instanceof Object && '_ref' in value) || '_weak' in value) return value
    const type = types.get(value._ref)
    return type ? { ...value, _weak: true, _strengthenOnPublish: { type } } : value
  })
}
