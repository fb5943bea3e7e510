import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { addressOf, notFoundPath } from '../shared/content/addresses.ts'
import { App } from './App.tsx'
import { fixedLibrary } from './content/library.ts'
import { renderDocument } from './document/document.ts'
import type { EntryServer, Rendered, RenderFault } from './model/rendering.ts'
import type { Page, Site } from './model/types.ts'
import { loadAllViews } from './sections/views.tsx'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

/**
 * Renders a page as the browser first shows it, in the language of `site`, without scripts.
 * @param page the page, or null for the not-found page
 */
async function renderApp(site: Site, page: Page | null): Promise<Rendered> {
  const { error, ...rendered } = await render(site, page)
  return { ...rendered, faults: error === null ? [] : await findFaults(site, page, error) }
}

async function render(site: Site, page: Page | null) {
  // All of them, because the order in which they are loaded is that of their styles.
  await loadAllViews()
  const sheet = new ServerStyleSheet()
  let error: string | null = null
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StaticRouter location={addressOf(page?.path ?? notFoundPath, site.language)}>
          <App
            library={fixedLibrary(site, page)}
            globalStyle={<GlobalStyle fontDisplay="optional" />}
          />
        </StaticRouter>,
      ),
      {
        // React would leave out the section and go on.
        onError: (thrown: unknown) => {
          error ??= thrown instanceof Error ? thrown.message : String(thrown)
        },
        // Larger boundaries would be moved into hidden elements that only a script reveals.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    )
    return { html: await new Response(prelude).text(), styles: sheet.getStyleTags(), error }
  } catch (thrown) {
    return { html: '', styles: '', error: error ?? String(thrown) }
  } finally {
    sheet.seal()
  }
}

/** Renders the sections one by one, to name those that fail. */
async function findFaults(site: Site, page: Page | null, message: string): Promise<RenderFault[]> {
  const faults: RenderFault[] = []
  for (const section of page?.sections ?? []) {
    const { error } = await render(site, page && { ...page, sections: [section] })
    if (error !== null) faults.push({ section: section._key, message: error })
  }
  return faults.length > 0 ? faults : [{ section: undefined, message }]
}

export const entryServer: EntryServer = { renderApp, renderDocument }
