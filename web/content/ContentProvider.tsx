import { createContext, type ReactNode, use, useContext } from 'react'
import type { Text } from '../../shared/content/text.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { MessageKey } from '../i18n/messages/en.ts'
import type { Page, Site } from '../model/types.ts'
import type { Library } from './library.ts'

const LibraryContext = createContext<Library | null>(null)

/** Provides the library that the hooks below read. */
export function ContentProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>
}

function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (library === null) throw new Error('Content is used outside <ContentProvider>')
  return library
}

/** Returns the site's shared part in the current language. Suspends while it loads. */
export function useSite(): Site {
  const { language } = useLanguage()
  return use(useLibrary().site(language))
}

/** Returns a function that looks up an interface message in the current language. */
export function useMessages(): (key: MessageKey) => Text {
  const { messages } = useSite()
  return (key) => messages[key]
}

/** Returns the page at a path in the current language, or null. Suspends while it loads. */
export function usePage(path: string): Page | null {
  const { language } = useLanguage()
  return use(useLibrary().page(path, language))
}

/** Returns the library's `preload`, the same function as long as the library is. */
export function usePreload(): Library['preload'] {
  return useLibrary().preload
}
