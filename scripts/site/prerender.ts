import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileName } from '../../shared/content/modules.ts'
import { homePath } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import type { Bundle } from './bundle.ts'
import { contentModules, type LanguageContent, type SiteContent } from './contentModules.ts'
import { copyFlags } from './flags.ts'
import { headersFile } from './headers.ts'
import { contentPolicy } from './policy.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'

type Options = { siteUrl: string; supabaseUrl: string }

/**
 * What writes everything of the site that comes from content: a document a page, the not-found
 * page, the content modules, images, flags, sitemap and robots file. Called again, it renders only
 * the pages whose content has changed: a page is a function of its own module and the site's.
 * @returns a function that fills a directory and returns the number of documents
 */
export function prerenderer(bundle: Bundle, { siteUrl, supabaseUrl }: Options) {
  const { server, boot, application } = bundle
  const script = `<script data-application="${application}">${boot}</script>`
  const rendered = new Map<string, { from: string; text: string }>()

  const renderPage = async (
    { site, siteModule }: LanguageContent,
    page: LanguageContent['pages'][number] | null,
  ) => {
    const path = page?.page.path ?? '404'
    const from = `${siteModule} ${page?.module}`
    const known = rendered.get(path)
    if (known?.from === from) return known.text
    const { html, styles } = await server.renderApp(site, page?.page ?? null)
    const text = server.renderDocument({
      site,
      page: page?.page ?? null,
      html,
      styles,
      script,
      modules: { site: siteModule, page: page?.module ?? null },
      policy: contentPolicy(boot, styles, supabaseUrl),
    })
    rendered.set(path, { from, text })
    return text
  }

  return async (content: SiteContent, snapshot: string, outDir: string): Promise<number> => {
    const english = content[defaultLanguage]
    const files = contentModules(content)
    for (const page of english.pages)
      files.set(documentFile(page.page.path), await renderPage(english, page))
    files.set('404.html', await renderPage(english, null))
    const paths = english.pages.map(({ page }) => page.path)
    files.set('sitemap.xml', sitemapXml(paths, siteUrl))
    files.set('robots.txt', robotsTxt(siteUrl))
    files.set('_headers', headersFile())

    for (const [name, text] of files) {
      const file = join(outDir, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    await cp(join(snapshot, 'images'), join(outDir, 'images'), {
      recursive: true,
      force: true,
    }).catch(ignoreMissing)
    await copyFlags(content, outDir)
    return english.pages.length + 1
  }
}

/** Where a page's document lies; hosts and the local server answer `/a/b` with it. */
export function documentFile(path: string): string {
  return path === homePath ? 'index.html' : `${fileName(path)}.html`
}

/** A site without images has no such directory. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
