import { type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { type IStyleSheetContext, ServerStyleSheet, StyleSheetContext } from 'styled-components'
import { addressOf, notFoundPath } from '../shared/content/addresses.ts'
import { App } from './App.tsx'
import { renderDocument } from './document/renderDocument.ts'
import { fixedStore } from './loading/contentStore.ts'
import type { EntryServer, Rendered } from './model/rendering.ts'
import type { Page, Site } from './model/types.ts'
import { loadAllViews, viewNames } from './sections/views.tsx'
import { fontFaces } from './theme/fontFaces.ts'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

async function renderApp(site: Site, page: Page | null): Promise<Rendered> {
  // All views are loaded, because their order is the order of their styles.
  await loadAllViews()
  const sheet = new ServerStyleSheet()
  try {
    const application = (
      <MemoizedStylis>
        <StaticRouter location={addressOf(page?.path ?? notFoundPath, site.language)}>
          <App store={fixedStore(site, page)} globalStyle={<GlobalStyle />} />
        </StaticRouter>
      </MemoizedStylis>
    )
    const html = renderToString(sheet.collectStyles(application))
    return { html, styles: fonts + sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

const fonts = `<style>${fontFaces('optional')}</style>`

const compiled = new Map<string, string[]>()

/** Memoizes compiled styles across pages. */
function MemoizedStylis({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext)
  const { stylis } = context
  const compile: IStyleSheetContext['stylis'] = (css, selector = '', ...rest) => {
    const key = `${selector} ${css}`
    const rules = compiled.get(key) ?? stylis(css, selector, ...rest)
    compiled.set(key, rules)
    return rules
  }
  compile.hash = stylis.hash
  return <StyleSheetContext value={{ ...context, stylis: compile }}>{children}</StyleSheetContext>
}

export const entryServer: EntryServer = { renderApp, renderDocument, viewNames }
