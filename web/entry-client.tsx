import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { languageAndPath } from '../shared/content/addresses.ts'
import { App } from './App.tsx'
import { onLinkIntent } from './browser/onLinkIntent.ts'
import { markScripted, reportLoadFailure } from './browser/scriptState.ts'
import { storageItem } from './browser/storage.ts'
import { moduleStore, type Prerendered } from './content/contentStore.ts'
import { importModule } from './content/importModule.ts'
import type { Page, Site } from './model/types.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { loadViews } from './sections/views.tsx'
import { LateFonts } from './theme/LateFonts.tsx'

/** The address that was last loaded as a document. Each is tried once, to avoid reload loops. */
const reloaded = storageItem('sessionStorage', 'reloaded')

/** Loads a page as a document after a new deployment has removed its modules. */
function loadDocument(error: unknown, address: string | null): Promise<never> {
  const target = address ?? window.location.pathname
  if (reloaded.read() === target) return Promise.reject(error)
  reloaded.write(target)
  const { pathname, search, hash } = window.location
  // The browser is already at this address, unless a language was chosen.
  if (target === pathname) window.location.reload()
  else window.location.replace(target + search + hash)
  return new Promise(() => {})
}

/** Marks the page as hydrated, and repeats earlier clicks on buttons. */
function Hydrated() {
  useEffect(() => {
    markScripted()
    reloaded.write(null)
    window.isHydrated = true
    dispatchEvent(new Event('hydrated'))
    for (const button of window.earlyClicks ?? []) button.click()
  }, [])
  return null
}

async function start(root: HTMLElement) {
  const { site: siteModule = '', page: pageModule } = root.dataset
  const [site, page] = await Promise.all([
    importModule<Site>(siteModule),
    pageModule ? importModule<Page>(pageModule) : null,
  ])
  if (page) await loadViews(page)
  const here = languageAndPath(window.location.pathname)
  const prerendered: Prerendered = { path: page?.path ?? here.path, site, page }

  const store = moduleStore(prerendered, {
    load: importModule,
    prepare: loadViews,
    onMissing: loadDocument,
  })
  const application = (
    <ErrorBoundary messages={site.messages}>
      <BrowserRouter>
        <App store={store}>
          <Hydrated />
          <LateFonts />
        </App>
      </BrowserRouter>
    </ErrorBoundary>
  )
  startTransition(() => {
    // Navigating back before hydration can leave the document of another page at this address, and some hosts
    // serve one not-found page for all languages.
    const isHere = prerendered.path === here.path && site.language === here.language
    if (isHere) hydrateRoot(root, application)
    else createRoot(root).render(application)
  })
  onLinkIntent(({ origin, pathname }) => {
    const { language, path } = languageAndPath(pathname)
    if (origin === window.location.origin) void store.preload(path, language)
  })
}

const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root to render into')
start(root).catch(reportLoadFailure)
