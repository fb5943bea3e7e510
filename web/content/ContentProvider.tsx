import { createContext, type ReactNode, use, useContext } from 'react'
import type { Text } from '../../shared/content/text.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { MessageKey } from '../i18n/messages/en.ts'
import type { Page, Site } from '../model/types.ts'
import type { Library } from './library.ts'

const LibraryContext = createContext<Library | null>(null)

/** Gives the components below it their content. */
export function ContentProvider({ library, children }: { library: Library; children: ReactNode }) {
  return <LibraryContext value={library}>{children}</LibraryContext>
}

function useLibrary(): Library {
  const library = useContext(LibraryContext)
  if (library === null) throw new Error('Content is used outside <ContentProvider>')
  return library
}

/** The site's shared part in the language shown. Suspends while it loads. */
export function useSite(): Site {
  const { language } = useLanguage()
  return use(useLibrary().site(language))
}

/** The interface's words in the language shown, by key. */
export function useMessages(): (key: MessageKey) => Text {
  const { messages } = useSite()
  return (key) => messages[key]
}

/** The page at a path in the language shown, or null. Suspends while it loads. */
export function usePage(path: string): Page | null {
  const { language } = useLanguage()
  return use(useLibrary().page(path, language))
}

/** Begins to load a page that is likely to be opened next. */
export function usePreload(): (path: string) => void {
  const { language } = useLanguage()
  const library = useLibrary()
  return (path) => library.preload(path, language)
}
