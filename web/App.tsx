import type { ReactNode } from 'react'
import { ContentProvider } from './content/ContentProvider.tsx'
import type { Library } from './content/library.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { CurrentPage } from './page/CurrentPage.tsx'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

/** The application, without the router, which differs between server and browser. */
export function App({ library, children }: { library: Library; children?: ReactNode }) {
  return (
    <ContentProvider library={library}>
      <LanguageProvider load={library.load}>
        <GlobalStyle />
        <CurrentPage />
        {children}
      </LanguageProvider>
    </ContentProvider>
  )
}
