import type { ReactNode } from 'react'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { ContentProvider } from './loading/ContentProvider.tsx'
import type { ContentStore } from './loading/contentStore.ts'
import { CurrentPage } from './page/CurrentPage.tsx'

type AppProps = {
  store: ContentStore
  /** `GlobalStyle`; absent if the prerendered document contains it. */
  globalStyle?: ReactNode
  children?: ReactNode
}

/** The application without a router, because the server and the browser use different ones. */
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
