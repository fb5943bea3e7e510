import type { Page, Site } from './types.ts'

/** What the build calls to make documents of content: the module entry-server.tsx. */
export type EntryServer = {
  /**
   * Renders a page as the browser first shows it, in the language of `site`, without scripts.
   * @param page the page, or null for the not-found page
   */
  renderApp(site: Site, page: Page | null): Promise<Rendered>
  /** Returns the HTML document around a rendered page. */
  renderDocument(parts: DocumentParts): string
  /** The names of all views, each of which has a script. */
  viewNames: string[]
}

export type Rendered = {
  /** The application's HTML. */
  html: string
  /** The `<style>` elements it needs. */
  styles: string
}

export type DocumentParts = Rendered & {
  site: Site
  /** The page, or null for the not-found page. */
  page: Page | null
  /** The addresses of the content modules that the HTML was rendered from. */
  modules: { site: string; page: string | null }
  /** The `<script>` that starts the application. */
  script: string
  /** The Content-Security-Policy; null in development. */
  policy: string | null
}
