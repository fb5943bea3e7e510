import { z } from 'zod'
import { isRecord } from '../../shared/content/fieldPaths.ts'
import { pageTypes, sharedSingletons } from '../../shared/content/paths.ts'
import type { Identified } from './parseDocument.ts'
import type { Answers } from './publishedContent.ts'

/** The answers that have documents by id. */
export const collections = ['pages', 'listed', 'redirects'] as const

const settingsId = 'siteSettings'

/** The lists in the answer of `siteQuery` that pages are in by a field or a type of their own. */
const pageLists = ['footerServices', 'footerBodies', 'legalPages'] as const

/** What `pageReference` returns, and nothing else in the answers. */
export const referencedPage = z.strictObject({
  _id: z.string(),
  _type: z.enum(pageTypes),
  slug: z.nullable(z.string()),
})

const entries = z.array(z.looseObject({ _id: z.string() })).default([])

/** The documents that make up the answer of `siteQuery`: header, footer and words are inside the settings. */
export const sharedIds = [settingsId, ...sharedSingletons] as const

/** Returns the part of the answers that is one of the shared documents. */
export function sharedVersion({ site }: Answers, id: string): unknown {
  const fields = new Map(Object.entries(site ?? {}))
  if (id !== settingsId) return fields.get(id) ?? null
  for (const other of sharedSingletons) fields.delete(other)
  return Object.fromEntries(fields)
}

/** Returns the base answers, with these documents as in the replacement, or without them if it lacks them. */
export function replaceDocuments(
  base: Answers,
  replacement: Answers,
  ids: ReadonlySet<string>,
): Answers {
  const merge = (name: (typeof collections)[number]) =>
    [
      ...base[name].filter(({ _id }) => !ids.has(_id)),
      ...replacement[name].filter(({ _id }) => ids.has(_id)),
    ].sort((a, b) => (a._id < b._id ? -1 : 1))
  const pages = merge('pages')
  const slugs = new Map(pages.map(({ _id, slug }) => [_id, slug]))
  const relinked = (documents: Identified[]) =>
    documents.map(({ _id, _type, ...fields }) => ({ _id, _type, ...relink(fields, slugs) }))
  const sharedBy = (id: string) => sharedVersion(ids.has(id) ? replacement : base, id)
  const site = Object.assign(
    {},
    sharedBy(settingsId),
    Object.fromEntries(sharedSingletons.map((id) => [id, sharedBy(id)])),
  )
  for (const name of pageLists) {
    const [inSite, inReplacement] = [site, replacement.site].map((answer) =>
      entries.parse(isRecord(answer) ? answer[name] : undefined),
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

/** Gives the links in a document the addresses of these pages, and removes those to other pages. */
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
