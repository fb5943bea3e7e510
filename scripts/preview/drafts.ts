import type { SanityClient } from '@sanity/client'
import { imageFiles } from '../../web/content/image.ts'
import { localize } from '../../web/content/localize.ts'
import { pagesQuery, siteQuery } from '../../web/content/queries.ts'
import type { Language } from '../../web/i18n/languages.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import type { Draft } from '../../web/preview/drafts.ts'
import { type CheckedDraft, checkDrafts } from '../content/gate.ts'
import { imagesIn } from '../content/snapshot.ts'
import { sortCountries } from '../content/sortCountries.ts'

/** All drafts, where there are none the published documents, until something changes. */
export type Drafts = {
  read(path: string, language: Language): Promise<Draft>
  /** Where the Content Lake has an image that the site serves at a path, or null. */
  imageAddress(path: string): Promise<string | null>
  /** Calls back after each change; returns a function that ends it. */
  onChange(listener: () => void): () => void
  close(): void
}

const typesQuery = `*[!(_type match "sanity.*") && !(_type match "system.*")]{_id, _type}`

/** @param client may read drafts */
export function openDrafts(client: SanityClient): Drafts {
  const drafts = client.withConfig({ perspective: 'drafts' })
  const listeners = new Set<() => void>()
  let content: Promise<CheckedDraft & { types: Record<string, string> }> | null = null

  const load = async () => {
    const [pages, site, documents] = await Promise.all([
      drafts.fetch<unknown>(pagesQuery),
      drafts.fetch<unknown>(siteQuery),
      drafts.fetch<{ _id: string; _type: string }[]>(typesQuery),
    ])
    const types = Object.fromEntries(documents.map(({ _id, _type }) => [_id, _type]))
    return { ...checkDrafts({ pages, site }), types }
  }
  const current = () => {
    content ??= load().catch((error: unknown) => {
      content = null
      throw error
    })
    return content
  }

  const subscription = client
    .listen('*[!(_type match "system.*")]', {}, { includeResult: false, visibility: 'query' })
    .subscribe({
      next: () => {
        content = null
        for (const listener of listeners) listener()
      },
      error: (error: unknown) => console.error('Changes of drafts are no longer seen:', error),
    })

  return {
    async read(path, language) {
      const { pages, site, types } = await current()
      const found = pages.find((page) => page.path === path)
      return {
        site: site.value && { ...localize(site.value, language), messages: messagesIn(language) },
        page: found?.value ? sortCountries(localize(found.value, language), language) : null,
        faults: [...(found?.faults ?? []), ...site.faults],
        types,
      }
    },
    async imageAddress(path) {
      const files = imagesIn(await current()).flatMap((image) => imageFiles(image).files)
      return files.find((file) => file.path === path)?.url ?? null
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => subscription.unsubscribe(),
  }
}
