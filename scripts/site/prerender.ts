import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileName } from '../../web/content/modules.ts'
import { defaultLanguage } from '../../web/i18n/languages.ts'
import type { Bundle } from './bundle.ts'
import { contentModules, type SiteContent } from './contentModules.ts'
import { copyFlags } from './flags.ts'
import { contentPolicy } from './policy.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'

type Options = {
  outDir: string
  snapshot: string
  siteUrl: string
  supabaseUrl: string
}

/**
 * Writes everything of the site that comes from content: a document a page, the not-found page,
 * the content modules, images, flags, sitemap and robots file.
 * @returns the number of documents
 */
export async function prerenderSite(bundle: Bundle, content: SiteContent, options: Options) {
  const { outDir, snapshot, siteUrl, supabaseUrl } = options
  const { site, siteModule, pages } = content[defaultLanguage]
  const { server, boot, application } = bundle
  const script = `<script data-application="${application}">${boot}</script>`

  const renderPage = async (page: (typeof pages)[number] | null) => {
    const { html, styles } = await server.renderApp(site, page?.page ?? null)
    return server.renderDocument({
      site,
      page: page?.page ?? null,
      siteUrl,
      html,
      styles,
      script,
      modules: { site: siteModule, page: page?.module ?? null },
      policy: contentPolicy(boot, styles, supabaseUrl),
    })
  }

  const files = contentModules(content)
  for (const page of pages) files.set(documentFile(page.page.path), await renderPage(page))
  files.set('404.html', await renderPage(null))
  const paths = pages.map(({ page }) => page.path)
  files.set('sitemap.xml', sitemapXml(paths, siteUrl))
  files.set('robots.txt', robotsTxt(siteUrl))

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
  return pages.length + 1
}

/** Where a page's document lies; hosts and the local server answer `/a/b` with it. */
export function documentFile(path: string): string {
  return path === '/' ? 'index.html' : `${fileName(path)}.html`
}

/** A site without images has no such directory. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
