import { createHash } from 'node:crypto'
import {
  type ContentIndex,
  contentIndexPath,
  fileName,
  pageModulePath,
  siteModulePath,
} from '../../shared/content/modules.ts'
import { type Language, languageCodes } from '../../shared/languages.ts'
import { messagesIn } from '../../web/i18n/messages.ts'
import type { Page, Site } from '../../web/model/types.ts'
import { readSnapshotFile } from '../content/snapshot.ts'

/** The content in one language, with the addresses of the modules that carry it. */
export type LanguageContent = {
  site: Site
  siteModule: string
  pages: { page: Page; module: string }[]
  index: ContentIndex
}

export type SiteContent = Record<Language, LanguageContent>

/** Reads a snapshot and names each of its modules by the hash of what is in it. */
export async function readContent(snapshot: string): Promise<SiteContent> {
  const paths = await readSnapshotFile<string[]>(snapshot, 'pages.json')
  const entries = languageCodes.map(
    async (code) => [code, await readLanguage(snapshot, code, paths)] as const,
  )
  return Object.fromEntries(await Promise.all(entries)) as SiteContent
}

async function readLanguage(
  snapshot: string,
  language: Language,
  paths: string[],
): Promise<LanguageContent> {
  const shared = await readSnapshotFile<Omit<Site, 'messages'>>(snapshot, `${language}/site.json`)
  const site: Site = { ...shared, messages: messagesIn(language) }
  const pages = await Promise.all(
    paths.map(async (path) => {
      const name = `${language}/pages/${fileName(path)}.json`
      const page = await readSnapshotFile<Page>(snapshot, name)
      return { page, hash: hash(page), module: pageModulePath(language, path, hash(page)) }
    }),
  )
  const index: ContentIndex = {
    site: hash(site),
    pages: Object.fromEntries(pages.map(({ page, hash }) => [page.path, hash])),
  }
  return { site, siteModule: siteModulePath(language, index.site), pages, index }
}

function hash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)
}

/** Every content module as JavaScript, by its address on the site. */
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
