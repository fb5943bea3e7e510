import { createHash } from 'node:crypto'
import { languageAndPath } from '../../shared/content/addresses.ts'
import {
  type ContentIndex,
  contentIndexPath,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { type Drawing, drawing } from '../../web/document/shareImage.ts'
import type { EditedWords } from '../../web/i18n/editableWords.ts'
import { pageIn, siteIn } from '../../web/model/inLanguage.ts'
import type { Page, Site, StoredPage, StoredSite } from '../../web/model/types.ts'
import type { CheckedContent } from '../content/gate.ts'
import { oncePer } from '../content/oncePer.ts'
import { readSnapshot } from '../content/snapshot.ts'
import type { SiteFile } from './siteOutput.ts'

/** A page in one language, and what a build needs to know of it at all times. */
export type PageContent = {
  path: string
  /** The URL path of its module. */
  module: string
  hash: string
  /** Whether search engines are asked not to list it. */
  isHidden: boolean
  /** Its share image, unless editors chose one for it or for the whole site. */
  drawing: Drawing | null
  /** Makes the page anew, because all pages in all languages take more memory than there may be. */
  read(): Page
}

/** The content in one language. */
export type LanguageContent = {
  site: Site
  /** The URL path of the site's module. */
  siteModule: string
  pages: PageContent[]
  index: ContentIndex
}

export type SiteContent = Record<Language, LanguageContent>

/** Reads a snapshot in every language. */
export async function readContent(snapshot: string): Promise<SiteContent> {
  return inLanguages(await readSnapshot(snapshot))
}

/** Returns checked content in every language, with each module named by the hash of its content. */
export function inLanguages(content: CheckedContent): SiteContent {
  const redirects = Object.fromEntries(content.redirects.map(({ from, to }) => [from, to]))
  const entries = sitesOf(content.site).map(
    ({ site, hash, pageOf }): [Language, LanguageContent] => {
      const pages = content.pages.map(pageOf)
      return [
        site.language,
        {
          site,
          siteModule: siteModulePath(site.language, hash),
          pages,
          index: {
            site: hash,
            pages: Object.fromEntries(pages.map(({ path, hash }) => [path, hash])),
            redirects,
          },
        },
      ]
    },
  )
  return Object.fromEntries(entries) as SiteContent
}

/** The site's shared part in each language. What is known of a page is kept until one of both changes. */
const sitesOf = oncePer((stored: StoredSite) =>
  languageCodes.map((language) => {
    const site = siteIn(stored, language)
    const pageOf = oncePer((page: StoredPage) => pageContent(page, site, stored.words))
    return { site, hash: hash(site), pageOf }
  }),
)

function pageContent(stored: StoredPage, site: Site, words: EditedWords): PageContent {
  const { language } = site
  const read = () => pageIn(stored, language, words)
  const page = read()
  const pageHash = hash(page)
  return {
    path: page.path,
    module: pageModulePath(language, page.path, pageHash),
    hash: pageHash,
    isHidden: page.seo.hidden ?? false,
    drawing: drawing(page, site, language),
    read,
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
  return { ...shared, found: pages.find((page) => page.path === path) ?? null }
}

/** Returns all content modules, as files of the site. */
export function moduleFiles(content: SiteContent): SiteFile[] {
  return languageCodes.flatMap((code) => [
    siteModuleFile(content[code]),
    ...content[code].pages.map(pageModuleFile),
    indexFile(content[code]),
  ])
}

/** Returns the site's module in a language, as a file of the site. */
export function siteModuleFile({ site, siteModule, index }: LanguageContent): SiteFile {
  return moduleFile(siteModule, index.site, () => site)
}

/** Returns a page's module, as a file of the site. */
export function pageModuleFile({ module, hash, read }: PageContent): SiteFile {
  return moduleFile(module, hash, read)
}

/** Returns the module that names all others in a language, as a file of the site. */
export function indexFile({ site, index }: LanguageContent): SiteFile {
  return moduleFile(contentIndexPath(site.language), hash(index), () => index)
}

function moduleFile(path: string, version: string, read: () => unknown): SiteFile {
  return {
    path: path.slice(1),
    version,
    make: () => `export default ${JSON.stringify(read())}\n`,
  }
}
