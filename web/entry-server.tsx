import { type ReactNode, useContext } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { type IStyleSheetContext, ServerStyleSheet, StyleSheetContext } from 'styled-components'
import { addressOf, notFoundPath } from '../shared/content/addresses.ts'
import { App } from './App.tsx'
import { fixedLibrary } from './content/library.ts'
import { renderDocument } from './document/document.ts'
import type { EntryServer, Rendered, RenderFault } from './model/rendering.ts'
import type { Page, Site } from './model/types.ts'
import { loadAllViews } from './sections/views.tsx'
import { GlobalStyle } from './theme/GlobalStyle.tsx'

/** What React writes in place of a section that failed: it goes on, for the browser to try again. */
const leftOut = '<!--$!-->'

/**
 * Renders a page as the browser first shows it, in the language of `site`, without scripts.
 * @param page the page, or null for the not-found page
 */
async function renderApp(site: Site, page: Page | null): Promise<Rendered> {
  // All of them, because the order in which they are loaded is that of their styles.
  await loadAllViews()
  const sheet = new ServerStyleSheet()
  try {
    // Nothing suspends, and a string takes a quarter less time than a stream of bytes.
    const html = renderToString(sheet.collectStyles(application(site, page)))
    const faults = html.includes(leftOut) ? await findFaults(site, page) : []
    return { html, styles: sheet.getStyleTags(), faults }
  } catch (thrown) {
    return { html: '', styles: '', faults: [{ section: undefined, message: messageOf(thrown) }] }
  } finally {
    sheet.seal()
  }
}

function application(site: Site, page: Page | null): ReactNode {
  return (
    <CompiledOnce>
      <StaticRouter location={addressOf(page?.path ?? notFoundPath, site.language)}>
        <App
          library={fixedLibrary(site, page)}
          globalStyle={<GlobalStyle fontDisplay="optional" />}
        />
      </StaticRouter>
    </CompiledOnce>
  )
}

/** The rules of styles, by their selector and text. */
const compiled = new Map<string, string[]>()

/** Has styled-components compile styles once, and not again for every page that has them. */
function CompiledOnce({ children }: { children: ReactNode }) {
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

/** Renders the sections one by one, to name those that fail. */
async function findFaults(site: Site, page: Page | null): Promise<RenderFault[]> {
  const faults: RenderFault[] = []
  for (const section of page?.sections ?? []) {
    const message = await errorOf(application(site, page && { ...page, sections: [section] }))
    if (message !== null) faults.push({ section: section._key, message })
  }
  if (faults.length > 0) return faults
  const message = await errorOf(application(site, page))
  return [{ section: undefined, message: message ?? 'a section fails, though only once' }]
}

/** Returns the first error of what is rendered. `renderToString` tells of none within a section. */
async function errorOf(rendered: ReactNode): Promise<string | null> {
  let message: string | null = null
  await prerender(rendered, {
    onError: (thrown: unknown) => {
      message ??= messageOf(thrown)
    },
  })
  return message
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown)
}

export const entryServer: EntryServer = { renderApp, renderDocument }
