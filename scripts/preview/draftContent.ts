import type { SanityClient } from '@sanity/client'
import { throttleTime } from 'rxjs'
import { withAncestors } from '../../gate/assembly/ancestors.ts'
import { joinLists } from '../../gate/assembly/joinLists.ts'
import { type CheckedDraft, checkDrafts } from '../../gate/checks/checkDrafts.ts'
import { applyPlans } from '../../gate/versions/applyPlans.ts'
import { fetchPublished } from '../../gate/versions/publishedContent.ts'
import { countriesPath, pathOf, searchPath } from '../../shared/content/addresses/paths.ts'
import { existsIn } from '../../shared/content/languages/documentLanguages.ts'
import { localize } from '../../shared/content/languages/localize.ts'
import { draftId } from '../../shared/contentLake/draftIds.ts'
import type { Language } from '../../shared/languages.ts'
import { changesOf, type Plan, type PlannedChanges } from '../../shared/plans/plan.ts'
import { changesBefore, comingEndOf, openPlans } from '../../shared/plans/readPlans.ts'
import { type SharedSelection, slugOfDraft } from '../../shared/previewProtocol.ts'
import { countryPages } from '../../web/model/pages/countryPages.ts'
import { localizePages, localizeSite } from '../../web/model/pages/localizePage.ts'
import { searchPage } from '../../web/model/pages/searchPage.ts'
import type { Page, ValidPage } from '../../web/model/types.ts'
import type { DraftResponse, Perspective } from '../../web/preview/draftResponse.ts'
import { collectAssets } from '../content/assets.ts'
import { listenToLake } from '../content/listenToLake.ts'
import { completePage } from './completePage.ts'
import { draftIssues } from './draftIssues.ts'
import { throttledRead } from './throttledRead.ts'

/** The content of the preview: all drafts, none, one draft, or the changes of a plan and of earlier plans. */
type DraftSelection = Perspective | SharedSelection

export type DraftContent = ReturnType<typeof openDrafts>

/** The minimum time between reads of the content, because each keystroke of an editor changes it. */
const readIntervalMs = 1000

/**
 * Reads the content with its drafts on demand, and caches it until a document changes. All windows share the reads.
 * Plans share the content to which their changes are applied.
 * @param client with a token that can read drafts
 */
export function openDrafts(client: SanityClient) {
  const listeners = new Set<() => void>()
  const contents = new Map<string, Promise<Content>>()

  const readContent = (perspective: Perspective) =>
    throttledRead(() => fetchContent(client, perspective), readIntervalMs)
  const stored = {
    drafts: readContent('drafts'),
    published: readContent('published'),
    plans: throttledRead(() => readPlans(client), readIntervalMs),
  }

  const load = async (selection: DraftSelection): Promise<Content> => {
    const { results, types } =
      typeof selection === 'string' ? await stored[selection].current() : await readAfter(selection)
    return { ...checkDrafts(joinLists(results)), types }
  }

  /** Returns the content after a draft is published, or after a plan and all plans that are due before it. */
  const readAfter = async (selection: SharedSelection) => {
    const [{ results: published }, { results: drafts, types }, plans] = await Promise.all([
      stored.published.current(),
      stored.drafts.current(),
      stored.plans.current(),
    ])
    const changes =
      'document' in selection
        ? [{ publishes: [selection.document], unpublishes: [] }]
        : changesUntil(selection.plan, plans)
    return { results: applyPlans(changes, published, drafts), types }
  }

  const current = (selection: DraftSelection) => {
    const key = JSON.stringify(selection)
    const cached = contents.get(key)
    if (cached) return cached
    const loading = load(selection).catch((error: unknown) => {
      // Keeps a newer load that a change has started since.
      if (contents.get(key) === loading) contents.delete(key)
      throw error
    })
    contents.set(key, loading)
    return loading
  }

  /** Returns whether there is still a draft, or a plan that is not executed. */
  const isPending = async (selection: SharedSelection): Promise<boolean> => {
    if ('document' in selection)
      return (await stored.drafts.current()).draftIds.has(selection.document)
    const plans = await stored.plans.current()
    return plans.some(({ _id }) => _id === draftId(selection.plan))
  }

  /** Returns the selection, or the published content if the named draft or plan is published or no longer exists. */
  const existing = async (selection: DraftSelection): Promise<DraftSelection> =>
    typeof selection === 'string' || (await isPending(selection)) ? selection : 'published'

  // Each connection counts as a change, because changes before it are not reported.
  const subscription = listenToLake(
    client,
    '!(_type match "system.*")',
    (error) => console.error('The preview lost the Content Lake:', error),
    { includeAllVersions: true, visibility: 'query' },
  )
    // `trailing` also reports the last change, so that the preview shows the last keystroke.
    .pipe(throttleTime(readIntervalMs, undefined, { leading: true, trailing: true }))
    .subscribe(() => {
      contents.clear()
      for (const { expire } of Object.values(stored)) expire()
      for (const listener of listeners) listener()
    })

  return {
    /** @param editorLanguage the language of the notes in place of incomplete sections */
    async read(
      path: string,
      language: Language,
      selection: DraftSelection,
      editorLanguage?: Language,
    ): Promise<DraftResponse> {
      const { pages, site, types } = await current(await existing(selection))
      const draft = pages.find((page) => isPageAt(path, page))
      const validPages = pages.flatMap(({ value }) => value ?? [])
      const complete = draft && (draft.value ?? completePage(draft.result, editorLanguage))
      const [page] = complete ? withAncestors([complete], validPages) : []
      const settings = site.value ?? (await current('published')).site.value
      const siteInLanguage = settings && localizeSite(settings, language)
      /** The page at a path that the build generates. */
      const generated = () => {
        const news = validPages.filter(({ _type }) => _type === 'newsPage')
        const lists = news.flatMap((page) => localizePages(page, language))
        const list = lists.find((page) => page.path === path)
        if (
          list ||
          !siteInLanguage ||
          !(path === searchPath || path.startsWith(`${countriesPath}/`))
        )
          return list ?? null
        const edited = validPages
          .filter((page) => existsIn(page, language))
          .flatMap((page) => localizePages(page, language))
        const countries = settings ? countryPages(siteInLanguage, settings, edited) : []
        if (path === searchPath) return searchPage(siteInLanguage, [...edited, ...countries])
        return countries.find((page) => page.path === path) ?? null
      }
      return {
        site: siteInLanguage,
        page: page ? localizeDraft(page, language) : generated(),
        issues: [...(draft ? draftIssues(draft) : []), ...draftIssues(site)],
        types,
      }
    },
    isPending,
    /** Returns the Content Lake's URL of the image or PDF at a path of the site, or null. */
    async assetAddress(path: string): Promise<string | null> {
      for (const perspective of ['drafts', 'published'] as const) {
        const assets = collectAssets(await current(perspective))
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

/** Returns the changes of a plan and of the plans that are due before it; none if the plan does not exist. */
function changesUntil(id: string, plans: readonly Plan[]): PlannedChanges[] {
  const last = plans.find(({ _id }) => _id === draftId(id))
  if (!last) return []
  const ended = draftId(last.endOf ?? '')
  const before = plans.filter(({ _id, state }) => state === 'scheduled' && _id !== ended)
  return [...changesBefore(last, before), changesOf(last)]
}

/** Reads the plans that are not executed, and their ends. */
async function readPlans(client: SanityClient) {
  const plans = await openPlans(client)
  return plans.flatMap((plan) => [plan, ...comingEndOf(plan)])
}

/** Returns whether a path belongs to a page in the preview. The page may have no slug. */
function isPageAt(path: string, { path: own, result }: CheckedDraft['pages'][number]): boolean {
  return path === own || path === pathOf({ ...result, slug: slugOfDraft(result._id) })
}

/**
 * Returns a page in one language, or null if it does not exist in it. Includes the countries of its map, because the
 * map's labels open their fields.
 */
function localizeDraft(validPage: ValidPage, language: Language): Page | null {
  if (!existsIn(validPage, language)) return null
  const [page] = localizePages(validPage, language)
  if (page?.hero.map === undefined || validPage._type === 'newsArticle') return page ?? null
  const countries = localize(validPage.hero.map?.countries ?? [], language)
  return { ...page, hero: { ...page.hero, map: { ...page.hero.map, countries } } }
}

type Content = CheckedDraft & { types: Record<string, string> }

const typesQuery = `*[!(_type match "sanity.*") && !(_type match "system.*")]{_id, _type, _originalId}`

async function fetchContent(client: SanityClient, perspective: Perspective) {
  const [results, documents] = await Promise.all([
    fetchPublished(client, undefined, perspective),
    client.fetch<{ _id: string; _type: string; _originalId?: string }[]>(
      typesQuery,
      {},
      { perspective },
    ),
  ])
  const drafted = documents.filter(({ _id, _originalId }) => _originalId === draftId(_id))
  return {
    results,
    types: Object.fromEntries(documents.map(({ _id, _type }) => [_id, _type])),
    draftIds: new Set(drafted.map(({ _id }) => _id)),
  }
}
