import { createHash } from 'node:crypto'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  searchIndexPath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import type { Language } from '../../shared/languages.ts'
import { pageIn, siteIn } from '../../web/model/localized.ts'
import { searchPage } from '../../web/model/searchPage.ts'
import type { CheckedContent } from '../gate/checkContent.ts'
import { searchIndex } from './searchIndex.ts'
import { type SiteFile, textFile } from './siteOutput.ts'

export type LanguageContent = ReturnType<typeof languageContent>

/** Returns valid content in a language as modules, each named by the hash of its content. */
export function languageContent(language: Language, content: CheckedContent) {
  const site = siteIn(content.site, language)
  const siteHash = hash(site)
  const written = content.pages.map((stored) => pageIn(stored, language))
  const searched = searchIndex(written)
  const search = { path: searchIndexPath(language, hash(searched)), index: searched }
  const pages = [...written, searchPage(site, written, search.path)].map((page) => {
    const pageHash = hash(page)
    return { page, module: pageModulePath(language, page.path, pageHash), hash: pageHash }
  })
  return {
    site,
    siteModule: siteModulePath(language, siteHash),
    pages,
    index: {
      site: siteHash,
      pages: Object.fromEntries(pages.map(({ page, hash }) => [page.path, hash])),
      redirects: Object.fromEntries(content.redirects.map(({ from, to }) => [from, to])),
    } satisfies ContentIndex,
    search,
  }
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

export function moduleFiles({
  site,
  siteModule,
  pages,
  index,
  search,
}: LanguageContent): SiteFile[] {
  return [
    moduleFile(siteModule, site),
    ...pages.map(({ module, page }) => moduleFile(module, page)),
    textFile(contentIndexPath(site.language).slice(1), moduleText(index)),
    moduleFile(search.path, search.index),
  ]
}

/** Returns a module whose path contains a hash of its content. */
function moduleFile(path: string, content: unknown): SiteFile {
  return { path: path.slice(1), version: path, make: () => moduleText(content) }
}

function moduleText(content: unknown): string {
  return `export default ${JSON.stringify(content)}\n`
}
