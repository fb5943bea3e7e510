import { startTransition, useEffect } from 'react'
import { preloadModule } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { languageAndPath } from '../shared/content/addresses.ts'
import { App } from './App.tsx'
import { markFailed, markScripted } from './browser/scripted.ts'
import { stored } from './browser/storage.ts'
import { moduleLibrary, type Prerendered } from './content/library.ts'
import type { Page, Site } from './model/types.ts'
import { ErrorBoundary } from './page/ErrorBoundary.tsx'
import { LateFonts } from './theme/LateFonts.tsx'

/** The address last loaded as a document. Each is tried once, to avoid reload loops. */
const reloaded = stored('sessionStorage', 'reloaded')

async function load<T>(url: string): Promise<T> {
  const module: { default: T } = await import(/* @vite-ignore */ url)
  return module.default
}

/** Loads a page as a document when a new deployment has removed its modules. */
function loadDocument(error: unknown, address: string | null): Promise<never> {
  const target = address ?? window.location.pathname
  if (reloaded.read() === target) return Promise.reject(error)
  reloaded.write(target)
  // The page has this address already, or another language's.
  window.location.replace(target)
  return new Promise(() => {})
}

/** Repeats the clicks on buttons that were made before hydration. */
function EarlyClicks() {
  useEffect(() => {
    // A click may hydrate the section it is in, which React cannot do during an effect.
    queueMicrotask(() => {
      const clicks = window.earlyClicks ?? []
      window.earlyClicks = null
      for (const button of clicks) button.click()
    })
  }, [])
  return null
}

async function start(root: HTMLElement) {
  const { site: siteModule = '', page: pageModule } = root.dataset
  const [site, page] = await Promise.all([
    load<Site>(siteModule),
    pageModule ? load<Page>(pageModule) : null,
  ])
  const here = languageAndPath(window.location.pathname)
  const prerendered: Prerendered = { path: page?.path ?? here.path, site, page }

  const library = moduleLibrary(prerendered, {
    load: async <T,>(url: string) => {
      const content = await load<T>(url)
      reloaded.write(null)
      return content
    },
    preload: (url) => preloadModule(url, { as: 'script' }),
    onMissing: loadDocument,
  })
  const application = (
    <ErrorBoundary>
      <BrowserRouter>
        <App library={library}>
          <EarlyClicks />
          <LateFonts />
        </App>
      </BrowserRouter>
    </ErrorBoundary>
  )
  startTransition(() => {
    // Going back before hydration can leave another page's document at this address, and some hosts
    // have one not-found page for all languages.
    const isHere = prerendered.path === here.path && site.language === here.language
    if (isHere) hydrateRoot(root, application)
    else createRoot(root).render(application)
  })
}

// In development there is no inlined script that does so.
markScripted()
const root = document.getElementById('root')
if (root === null) throw new Error('The document has no #root to render into')
start(root).catch((error: unknown) => {
  // The prerendered page still works; only what needs React does not.
  console.error('The application could not be loaded', error)
  markFailed()
})
