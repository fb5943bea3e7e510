import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import type { Language } from '../../shared/languages.ts'
import {
  aloneParameter,
  planParameter,
  previewPaths,
  readPlanParameter,
} from '../../shared/previewProtocol.ts'
import type { ContentStore } from '../loading/contentStore.ts'
import { type Loadable, loadOnce } from '../loading/loadable.ts'
import type { Page, Site } from '../model/types.ts'
import type { DraftResponse, Perspective } from './draftResponse.ts'
import { studioWindow } from './studioWindow.ts'

export type DraftStore = ContentStore & {
  perspective: Perspective
  /** The same arguments return the same promise, as React's `use` requires. */
  draft(path: string, language: Language): Promise<DraftResponse>
}

/** The plan in the address that the Studio opened, for as long as the page is not reloaded. */
export const previewedPlan = readPlanParameter(window.location.href)

/**
 * Creates a store that loads the current drafts from the preview server.
 * @param last the store before the latest change, whose site is shown while the new one is invalid
 */
export function draftStore(perspective: Perspective, last: DraftStore | null): DraftStore {
  const drafts = new Map<string, Promise<DraftResponse>>()

  const load = (path: string, language: Language) => {
    const view = {
      perspective,
      ...(previewedPlan && { [planParameter]: previewedPlan }),
      ...(studioWindow() === window && { [aloneParameter]: 'true' }),
    }
    const query = new URLSearchParams({ path, language, ...view }).toString()
    return loadOnce(drafts, query, async () => {
      const response = await fetch(`${previewPaths.draft}?${query}`)
      // The document then says that the session has ended.
      if (response.status === 401) window.location.reload()
      if (!response.ok) throw new Error(`The preview answered ${response.status}`)
      // Not parsed, because the same deployment serves it.
      const draft: DraftResponse = await response.json()
      return draft
    })
  }
  const pages = new Map<string, Loadable<Page | null>>()
  const sites = new Map<Language, Loadable<Site>>()

  return {
    perspective,
    draft: load,
    load: async (path, language) => {
      await load(path, language)
      return true
    },
    page: (path, language) =>
      loadOnce(pages, `${language} ${path}`, async () => (await load(path, language)).page),
    site: (language) =>
      loadOnce(sites, language, async () => {
        const { site, issues } = await load(
          languageAndPath(window.location.pathname).path,
          language,
        )
        if (site !== null) return site
        if (last !== null) return last.site(language)
        throw new Error(issues.map(({ field, message }) => `${field} ${message}`).join('\n'))
      }),
  }
}
