import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { App } from './App.tsx'
import { fixedLibrary } from './content/library.ts'
import type { Page, Site } from './model/types.ts'

export { renderDocument } from './document/document.ts'

/**
 * Renders a page as the browser first shows it: in the default language, without scripts.
 * @param page the page, or null for the not-found page
 * @returns the HTML of the application and the `<style>` element it needs
 */
export async function renderApp(site: Site, page: Page | null) {
  const sheet = new ServerStyleSheet()
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={page?.path ?? '/404'}>
          <App library={fixedLibrary(site, page)} />
        </StaticRouter>,
      ),
      // Larger boundaries would be moved into hidden elements that only a script reveals.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    )
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
