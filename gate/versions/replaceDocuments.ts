import { z } from 'zod'
import { pageTypes, siteSingletons } from '../../shared/content/addresses/paths.ts'
import { isObject } from '../../shared/content/fieldPaths.ts'
import { siteLists } from '../../shared/content/pageTypes/registry.ts'
import type { AnyDocument } from '../checks/parseDocument.ts'
import type { QueryResults } from './publishedContent.ts'

/** The parts of the query results that are lists of documents with ids. */
export const collections = ['pages', 'listed', 'redirects'] as const

const settingsId = 'siteSettings'

/** Matches only results of `pageReference`. */
export const referencedPage = z.strictObject({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.string().nullable(),
})

const entries = z.array(z.looseObject({ _id: z.string() })).default([])

/** The documents in the result of `siteQuery`: header, footer and messages are inside the settings. */
export const siteDocumentIds = [settingsId, ...siteSingletons] as const

/**
 * Returns the part of the query results that belongs to a shared document: the settings without the other shared
 * documents, the menu, or the edited messages. Returns null for a document that does not exist.
 */
export function siteDocument({ site }: QueryResults, id: string): unknown {
  const fields = new Map(Object.entries(site ?? {}))
  if (id !== settingsId) return fields.get(id) ?? null
  for (const singleton of siteSingletons) fields.delete(singleton)
  return Object.fromEntries(fields)
}

/**
 * Returns the base results with the documents `ids` taken from the replacement. They come last, like documents changed
 * later. Documents missing from the replacement are removed, together with links to them. Other links get the current
 * addresses of their pages.
 */
export function replaceDocuments(
  base: QueryResults,
  replacement: QueryResults,
  ids: ReadonlySet<string>,
): QueryResults {
  const merge = (name: (typeof collections)[number]) => [
    ...base[name].filter(({ _id }) => !ids.has(_id)),
    ...replacement[name].filter(({ _id }) => ids.has(_id)),
  ]
  const pages = merge('pages')
  const slugs = new Map(pages.map(({ _id, slug }) => [_id, slug]))
  const relinked = (documents: AnyDocument[]) =>
    documents.map(({ _id, _type, ...fields }) => ({ _id, _type, ...relink(fields, slugs) }))
  const sharedBy = (id: string) => siteDocument(ids.has(id) ? replacement : base, id)
  const site = Object.assign(
    {},
    sharedBy(settingsId),
    Object.fromEntries(siteSingletons.map((id) => [id, sharedBy(id)])),
  )
  // Lists of the site, such as the menu's services, may mix pages of both results. Changed entries replace those of the
  // base, and an entry is shown if its page exists and, if it is changed, the replacement lists it.
  for (const name of Object.keys(siteLists)) {
    const [inSite, inReplacement] = [site, replacement.site].map((result) =>
      entries.parse(isObject(result) ? result[name] : undefined),
    )
    const versions = inReplacement?.filter(({ _id }) => ids.has(_id)) ?? []
    const isShown = (id: string) =>
      slugs.has(id) && (!ids.has(id) || versions.some(({ _id }) => _id === id))
    const byId = new Map([...(inSite ?? []), ...versions].map((entry) => [entry._id, entry]))
    Object.assign(site, { [name]: [...byId.values()].filter(({ _id }) => isShown(_id)) })
  }
  return {
    pages: relinked(pages),
    listed: relinked(merge('listed')),
    redirects: relinked(merge('redirects')),
    site: relink(site, slugs),
  }
}

/** Updates the addresses of links to these pages in a document, and removes links to other pages. */
function relink(fields: object, slugs: ReadonlyMap<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, relinked(value)]))

  function relinked(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(relinked)
    if (!(value instanceof Object)) return value
    const { data: link } = referencedPage.safeParse(value)
    if (!link) return relink(value, slugs)
    return slugs.has(link._id) ? { ...link, slug: slugs.get(link._id) } : null
  }
}
