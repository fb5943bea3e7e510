import type { SanityClient } from '@sanity/client'
import { withAncestors } from '../../gate/ancestors.ts'
import { type CheckedDraft, checkDrafts } from '../../gate/checkDrafts.ts'
import { fetchWithPlans } from '../../gate/fetchWithPlans.ts'
import { joinLists } from '../../gate/joinLists.ts'
import { fetchPublished } from '../../gate/publishedContent.ts'
import { localize } from '../../shared/content/localize.ts'
import { pathOf, searchPath } from '../../shared/content/paths.ts'
import type { Language } from '../../shared/languages.ts'
import { changesBefore } from '../../shared/plans/executePlans.ts'
import { changesOf, plan } from '../../shared/plans/plan.ts'
import { slugOfDraft } from '../../shared/previewProtocol.ts'
import type { DraftResponse, Perspective } from '../../web/model/draftResponse.ts'
import { localizePage, localizeSite } from '../../web/model/localizePage.ts'
import { searchPage } from '../../web/model/searchPage.ts'
import type { Page, StoredPage } from '../../web/model/types.ts'
import { assetsIn } from '../content/assets.ts'
import { listenToLake } from '../content/listenToLake.ts'
import { completePage } from './completePage.ts'
import { draftIssues } from './draftIssues.ts'

/** The content of the preview: all drafts, none, or the changes of a plan and of earlier plans. */
type View = Perspective | { plan: string }

export type Drafts = ReturnType<typeof openDrafts>

/**
 * Reads the content with its drafts on demand, and caches it until a document changes.
 * @param client with a token that can read drafts
 */
export function openDrafts(client: SanityClient) {
  const listeners = new Set<() => void>()
  const contents = new Map<string, Promise<Content>>()

  const current = (view: View) => {
    const key = typeof view === 'string' ? view : view.plan
    const cached = contents.get(key)
    if (cached) return cached
    const loading = load(client, view).catch((error: unknown) => {
      // A newer load, which has started meanwhile, stays.
      if (contents.get(key) === loading) contents.delete(key)
      throw error
    })
    contents.set(key, loading)
    return loading
  }

  // Each connection counts as a change.
  const subscription = listenToLake(
    client,
    '!(_type match "system.*")',
    (error) => console.error('The preview lost the Content Lake:', error),
    { includeAllVersions: true, visibility: 'query' },
  ).subscribe(() => {
    contents.clear()
    for (const listener of listeners) listener()
  })

  return {
    async read(path: string, language: Language, view: View): Promise<DraftResponse> {
      const { pages, site, types } = await current(view)
      const draft = pages.find((page) => isPageAt(path, page))
      const validPages = pages.flatMap(({ value }) => value ?? [])
      const complete = draft && (draft.value ?? completePage(draft.result))
      const [page] = complete ? withAncestors([complete], validPages) : []
      const settings = site.value ?? (await current('published')).site.value
      const localized = settings && localizeSite(settings, language)
      const search = () => {
        const names = validPages.map((page) => localizePage(page, language))
        return localized && path === searchPath ? searchPage(localized, names, null) : null
      }
      return {
        site: localized,
        page: page ? draftIn(page, language) : search(),
        issues: [...(draft ? draftIssues(draft) : []), ...draftIssues(site)],
        types,
      }
    },
    /** Returns the Content Lake's URL of the image or PDF at a path of the site, or null. */
    async assetAddress(path: string): Promise<string | null> {
      for (const perspective of ['drafts', 'published'] as const) {
        const assets = assetsIn(await current(perspective))
        const asset = assets.find((asset) => asset.path === path)
        if (asset) return asset.url
      }
      return null
    },
    /** Calls the listener after each change. Returns a function that unsubscribes it. */
    onChange(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => subscription.unsubscribe(),
  }
}

/** Returns whether a path is that of a page in the preview, which may have no slug. */
function isPageAt(path: string, { path: own, result }: CheckedDraft['pages'][number]): boolean {
  return path === own || path === pathOf({ ...result, slug: slugOfDraft(result._id) })
}

/** Returns a page in one language, with the countries whose fields its map's labels open. */
function draftIn(stored: StoredPage, language: Language): Page {
  const { hero, ...page } = localizePage(stored, language)
  const countries = localize(stored.hero.map?.countries ?? [], language)
  return { ...page, hero: { ...hero, ...(hero.map && { map: { ...hero.map, countries } }) } }
}

type Content = CheckedDraft & { types: Record<string, string> }

const typesQuery = `*[!(_type match "sanity.*") && !(_type match "system.*")]{_id, _type}`

async function load(client: SanityClient, view: View): Promise<Content> {
  const perspective = view === 'published' ? view : 'drafts'
  const [results, documents] = await Promise.all([
    typeof view === 'string'
      ? fetchPublished(client, undefined, perspective)
      : resultsAfterPlan(view.plan, client),
    client.fetch<{ _id: string; _type: string }[]>(typesQuery, {}, { perspective }),
  ])
  const types = Object.fromEntries(documents.map(({ _id, _type }) => [_id, _type]))
  return { ...checkDrafts(joinLists(results)), types }
}

/** Returns the content after a plan and all plans that are due before it. */
async function resultsAfterPlan(id: string, client: SanityClient) {
  const stored = await client.getDocument(`drafts.${id}`)
  const { data: last } = plan.safeParse(stored)
  const isOpen = last && last.state !== 'executed'
  const plans = isOpen ? [...(await changesBefore(last, client)), changesOf(last)] : []
  return (await fetchWithPlans(client, plans)).next
}
