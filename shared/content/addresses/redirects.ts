import type { Mutation } from '@sanity/client'
import { z } from 'zod'
import { slugIssue } from '../shapes/slug.ts'
import { pageTypes, pathOf } from './paths.ts'

const addressed = z.object({
  _type: z.enum(pageTypes),
  slug: z.object({ current: z.string().min(1) }),
})

/** Returns the path of a stored page with a valid slug, or null for other documents and for pages without a slug. */
export function validPath(document: unknown): string | null {
  const { success, data } = addressed.safeParse(document)
  if (!success) return null
  const page = { _type: data._type, slug: data.slug.current }
  return slugIssue(page) === null ? pathOf(page) : null
}

/** Selects the redirects from a path, compared as `normalizedPath` does, for a query or a mutation. */
export const redirectsFrom = (path: string) => ({
  query: '*[_type == "redirect" && lower(from) in $from]',
  params: { from: [path, `${path}.html`] },
})

/**
 * Returns mutations that redirect a path to a page, and remove other redirects from the path. The redirect references
 * the page, so it follows changes of the page's path.
 */
export function redirectPath(path: string, pageId: string): Mutation[] {
  // Slugs have no underscores, so the ids of different paths differ.
  const _id = `redirect${path.replaceAll('/', '_')}`
  const { query, params } = redirectsFrom(path)
  return [
    { delete: { query: `${query}[_id != $id]`, params: { ...params, id: _id } } },
    { createOrReplace: { _id, _type: 'redirect', from: path, to: reference(pageId) } },
  ]
}

/** Needed when a page uses the path again. */
export function removeRedirectsFrom(path: string): Mutation[] {
  return [{ delete: redirectsFrom(path) }]
}

/**
 * Returns mutations that redirect the path of a removed page, and its old paths, to another page.
 * @param path the path of the removed page, as `pathOf` returns it
 * @param redirectTo the id of the other page, or null to delete the redirects
 */
export function redirectRemovedPage(path: string, pageId: string, redirectTo: string | null) {
  const query = '*[_type == "redirect" && references($id)]'
  const params = { id: pageId }
  if (redirectTo === null) return [{ delete: { query, params } }, ...removeRedirectsFrom(path)]
  return [
    { patch: { query, params, set: { to: reference(redirectTo) } } },
    ...redirectPath(path, redirectTo),
  ]
}

const reference = (id: string) => ({ _type: 'reference', _ref: id })
