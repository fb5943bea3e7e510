import type { ReactNode } from 'react'
import { ContentProvider } from './content/ContentProvider.tsx'
import type { ContentStore } from './content/contentStore.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { CurrentPage } from './page/CurrentPage.tsx'

type AppProps = {
  store: ContentStore
  /** `GlobalStyle`; nothing in the browser where the document is prerendered with it. */
  globalStyle?: ReactNode
  children?: ReactNode
}

/** The application, without the router, which differs between server and browser. */
export function App({ store, globalStyle, children }: AppProps) {
  return (
    <ContentProvider store={store}>
      <LanguageProvider load={store.load}>
        {globalStyle}
        <CurrentPage />
        {children}
      </LanguageProvider>
    </ContentProvider>
  )
}
