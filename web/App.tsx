import type { ReactNode } from 'react'
import { ContentProvider } from './content/ContentProvider.tsx'
import type { Library } from './content/library.ts'
import { LanguageProvider } from './i18n/LanguageProvider.tsx'
import { CurrentPage } from './page/CurrentPage.tsx'
import { LinkProvider } from './routing/LinkProvider.tsx'

type AppProps = {
  library: Library
  /** `GlobalStyle`; nothing in the browser where the document is prerendered and keeps it. */
  globalStyle?: ReactNode
  children?: ReactNode
}

/** The application, without the router, which differs between server and browser. */
export function App({ library, globalStyle, children }: AppProps) {
  return (
    <ContentProvider library={library}>
      <LanguageProvider load={library.load}>
        {globalStyle}
        <LinkProvider>
          <CurrentPage />
        </LinkProvider>
        {children}
      </LanguageProvider>
    </ContentProvider>
  )
}
