import { createContext, type ReactNode, useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { canonicalPath } from '../../shared/content/addresses/paths.ts'
import type { Text } from '../../shared/content/languages/inLanguage.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { MessageKey } from '../i18n/messages.ts'
import type { Page, Site } from '../model/types.ts'
import type { ContentStore } from './contentStore.ts'
import { useLoaded } from './loadable.ts'

const StoreContext = createContext<ContentStore | null>(null)

/** Provides content to the hooks below. Each entry passes its own store: of modules, of drafts, or of one page. */
export function ContentProvider({ store, children }: { store: ContentStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

function useStore(): ContentStore {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('Content is used outside <ContentProvider>')
  return store
}

/** Suspends while the site's shared part loads. */
export function useSite(): Site {
  const { language } = useLanguage()
  return useLoaded(useStore().site(language))
}

export function useMessages(): (key: MessageKey) => Text {
  const { messages } = useSite()
  return (key) => messages[key]
}

/**
 * Returns the page at a path, or the page to which the path redirects, in the current language; null if there is none.
 * Suspends while it loads.
 */
export function usePage(path: string): Page | null {
  const { language } = useLanguage()
  return useLoaded(useStore().page(path, language))
}

/** Returns the page at the current address, as `usePage`. */
export function useCurrentPage(): Page | null {
  const { path } = languageAndPath(canonicalPath(useLocation().pathname))
  return usePage(path)
}
