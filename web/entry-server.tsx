import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { addressOf, notFoundPath } from '../shared/content/addresses/addresses.ts'
import { App } from './App.tsx'
import { renderDocument } from './document/renderDocument.ts'
import { fixedStore } from './loading/contentStore.ts'
import type { EntryServer, Rendered } from './model/entryServer.ts'
import type { Page, Site } from './model/types.ts'
import { loadAllViews, viewNames } from './page/views.tsx'
import { fontFaces } from './theme/fontFaces.ts'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

async function renderApp(site: Site, page: Page | null): Promise<Rendered> {
  // Loaded in the order of `views`, which is the order of their styles.
  await loadAllViews()
  const { html, css } = renderStyled(
    <StaticRouter location={addressOf(page?.path ?? notFoundPath, site.language)}>
      <App store={fixedStore(site, page)} />
    </StaticRouter>,
  )
  return { html, styles: `${lastingStyles}<style data-prerendered>${css}</style>` }
}

/**
 * Matches the markers between rules with which styled-components would rehydrate the rules in the browser. They are a
 * kilobyte of a long document (Brotli), and no option omits them. Without the markers, styled-components inserts all
 * rules again, which takes no longer.
 */
const marks = /data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}|\/\*!sc\*\/\n/g

/** The styles that stay in the document. The application replaces the styles of components by its own. */
const lastingStyles = `<style>${fontFaces}${renderStyled(<GlobalStyle />).css}</style>`

function renderStyled(element: ReactNode) {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(element))
    return {
      html,
      css: sheet
        .getStyleTags()
        .replace(/<[^>]*>/g, '')
        .replace(marks, ''),
    }
  } finally {
    sheet.seal()
  }
}

export const entryServer: EntryServer = { renderApp, renderDocument, viewNames }
