import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import { addressOf, languageAndPath } from '../shared/content/addresses/addresses.ts'
import { contactPath } from '../shared/content/addresses/paths.ts'
import { App } from './App.tsx'
import { keepInteraction } from './browser/keepInteraction.ts'
import { loadDocument, markShown, recoverFromLoadFailure } from './browser/loadDocument.ts'
import { onLinkIntent } from './browser/onLinkIntent.ts'
import { markScripted } from './browser/scriptState.ts'
import { moduleStore, type Prerendered } from './loading/contentStore.ts'
import { importModule } from './loading/importModule.ts'
import { preloadNextPages } from './loading/preloadNextPages.ts'
import type { Page, Site } from './model/types.ts'
import { viewsOf } from './model/viewNames.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { loadViews } from './page/views.tsx'
import { SiteRouter } from './routing/SiteRouter.tsx'
import { openSearchOnIntent } from './search/searchIntent.ts'

type HydratedProps = {
  /** Called before the hydrated page is painted. */
  finish: () => void
}

/** Marks the page as hydrated, and repeats earlier clicks on buttons. */
function Hydrated({ finish }: HydratedProps) {
  const { pathname } = useLocation()
  useLayoutEffect(finish, [finish])
  useEffect(() => {
    markScripted()
    window.isHydrated = true
    dispatchEvent(new Event('hydrated'))
    // The search has answered its own buttons already.
    for (const button of window.earlyClicks ?? [])
      if (!button.closest('.search, [role=search]')) button.click()
  }, [])
  useEffect(() => markShown(pathname), [pathname])
  return null
}

/** Reports that React has rendered the page again, because an extension or a translator had changed the document. */
function reportRecovery(error: unknown) {
  console.warn('The document was rendered anew', error)
}

async function start(root: HTMLElement) {
  const { site: siteModule = '', page: pageModule } = root.dataset
  const [site, page] = await Promise.all([
    importModule<Site>(siteModule),
    pageModule ? importModule<Page>(pageModule) : null,
  ])
  if (page) await loadViews(viewsOf(page))
  const here = languageAndPath(window.location.pathname)
  const prerendered: Prerendered = { path: page?.path ?? here.path, site, page }

  const store = moduleStore(prerendered, {
    load: importModule,
    prepare: loadViews,
    onMissing: loadDocument,
  })
  // Navigating back before hydration can leave the document of another page at this address, and some hosts
  // serve one not-found page for all languages.
  const isHere = prerendered.path === here.path && site.language === here.language
  const restore = isHere ? keepInteraction(root) : () => {}
  const styles = document.querySelector('style[data-prerendered]')
  // Until React has rendered the whole page, the styles that styled-components inserts are incomplete. Therefore the
  // prerendered styles come after them, and are removed when rendering ends.
  if (styles) root.before(styles)
  const finish = () => {
    restore()
    styles?.remove()
  }
  const preload = (address: string) => {
    const { language, path } = languageAndPath(address)
    return store.preload(path, language)
  }
  const application = (
    <ErrorBoundary messages={site.messages} root={root} isPrerendered={isHere}>
      <SiteRouter isLoaded={store.has} preload={preload}>
        <App store={store}>
          <Hydrated finish={finish} />
        </App>
      </SiteRouter>
    </ErrorBoundary>
  )
  startTransition(() => {
    if (isHere) hydrateRoot(root, application, { onRecoverableError: reportRecovery })
    else createRoot(root).render(application)
  })
  addEventListener('hydrated', () =>
    preloadNextPages(preload, addressOf(contactPath, here.language)),
  )
  onLinkIntent(({ origin, pathname }) => {
    if (origin === window.location.origin) void preload(pathname)
  })
}

// In builds, the boot script opens the search, before this script is loaded.
if (import.meta.env.DEV)
  openSearchOnIntent(async (language) => (await import('./search/dialog.ts')).loadDialog(language))

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root to render into')
start(root).catch(recoverFromLoadFailure)
