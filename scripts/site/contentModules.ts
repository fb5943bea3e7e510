import { createHash } from 'node:crypto'
import { languageAndPath } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { pageIn, siteIn } from '../../web/model/inLanguage.ts'
import type { Page, Site } from '../../web/model/types.ts'
import type { CheckedContent } from '../content/gate.ts'
import { readSnapshot } from '../content/snapshot.ts'

/** The content in one language, with the URL paths of its modules. */
export type LanguageContent = {
  site: Site
  siteModule: string
  pages: { page: Page; module: string }[]
  index: ContentIndex
}

export type SiteContent = Record<Language, LanguageContent>

/** Reads a snapshot in every language, and names each module by the hash of its content. */
export async function readContent(snapshot: string): Promise<SiteContent> {
  const content = await readSnapshot(snapshot)
  const entries = languageCodes.map((code) => [code, inLanguage(content, code)] as const)
  return Object.fromEntries(entries) as SiteContent
}

function inLanguage(content: CheckedContent, language: Language): LanguageContent {
  const site = siteIn(content.site, language)
  const pages = content.pages
    .map((stored) => pageIn(stored, language))
    .map((page) => ({ page, hash: hash(page) }))
  const index: ContentIndex = {
    site: hash(site),
    pages: Object.fromEntries(pages.map(({ page, hash }) => [page.path, hash])),
  }
  return {
    site,
    siteModule: siteModulePath(language, index.site),
    pages: pages.map(({ page, hash }) => ({
      page,
      module: pageModulePath(language, page.path, hash),
    })),
    index,
  }
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/**
 * Returns the content in the language of an address.
 * @returns with it the page at the address, or null if there is none
 */
export function contentAt(content: SiteContent, pathname: string) {
  const { language, path } = languageAndPath(pathname)
  const { pages, ...shared } = content[language]
  return { ...shared, found: pages.find(({ page }) => page.path === path) ?? null }
}

/** Returns the JavaScript of every content module, by URL path. */
export function contentModules(content: SiteContent): Map<string, string> {
  const modules = new Map<string, string>()
  const add = (path: string, value: unknown) =>
    modules.set(path, `export default ${JSON.stringify(value)}\n`)

  for (const language of languageCodes) {
    const { site, siteModule, pages, index } = content[language]
    add(contentIndexPath(language), index)
    add(siteModule, site)
    for (const { page, module } of pages) add(module, page)
  }
  return modules
}
