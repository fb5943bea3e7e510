import { languageAndPath } from '../../shared/content/addresses.ts'
import type { Language } from '../../shared/languages.ts'
import { previewPaths } from '../../shared/previewPaths.ts'
import { kept, type Library } from '../content/library.ts'
import type { Draft, Perspective } from '../model/draft.ts'
import type { Page, Site } from '../model/types.ts'

import type { DraftState } from './draftStore.ts'

/** A library of drafts with their perspective and document types. */
export type DraftLibrary = Library & {
  perspective: Perspective
  typeOf(documentId: string): string | undefined
}

/**
 * Returns a library of the current drafts, in which placeholders stand for what is missing.
 * @param last the library before the latest change
 * @param onDraft called with what is missing on each page that is read
 */
export function draftLibrary(
  perspective: Perspective,
  last: DraftLibrary | null,
  onDraft: (state: DraftState) => void,
): DraftLibrary {
  const drafts = new Map<string, Promise<Draft>>()
  let types: Record<string, string> = {}

  const load = (path: string, language: Language) => {
    const query = new URLSearchParams({ path, language, perspective }).toString()
    const known = drafts.get(query)
    if (known) return known
    const loading = fetch(`${previewPaths.draft}?${query}`).then(async (response) => {
      if (!response.ok) throw new Error(`The preview answered ${response.status}`)
      const draft: Draft = await response.json()
      types = draft.types
      return draft
    })
    drafts.set(query, loading)
    return loading
  }
  const pages = new Map<string, Promise<Page | null>>()
  const sites = new Map<Language, Promise<Site>>()

  return {
    perspective,
    typeOf: (documentId) => types[documentId],
    preload: async () => {},
    load: async (path, language) => {
      await load(path, language)
    },
    page: (path, language) =>
      kept(pages, `${language} ${path}`, async () => {
        const { page, faults, placeholders } = await load(path, language)
        onDraft({ faults, placeholders })
        return page
      }),
    site: (language) =>
      kept(sites, language, async () => {
        const { site, faults } = await load(
          languageAndPath(window.location.pathname).path,
          language,
        )
        if (site !== null) return site
        if (last !== null) return last.site(language)
        throw new Error(faults.map(({ field, message }) => `${field} ${message}`).join('\n'))
      }),
  }
}
