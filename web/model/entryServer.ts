import type { Page, Site } from './types.ts'

/** The interface of the module entry-server.tsx, which the build uses to render documents. */
export type EntryServer = {
  /**
   * Renders a page as it appears before scripts run, in the language of `site`.
   * @param page the page, or null for the not-found page
   */
  renderApp(site: Site, page: Page | null): Promise<Rendered>
  renderDocument(parts: DocumentParts): string
  viewNames: string[]
}

export type Rendered = {
  html: string
  styles: string
}

export type DocumentParts = Rendered & {
  site: Site
  page: Page | null
  /** The URLs of the content modules from which the HTML was rendered. */
  modules: { site: string; page: string | null }
  script: string
  /** The Content-Security-Policy; null in development. */
  policy: string | null
}
