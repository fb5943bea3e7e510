import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { addressOf, notFoundPath } from '../../shared/content/addresses.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { ContentFaults, type Fault } from '../content/faults.ts'
import type { Environment } from '../environment.ts'
import { headersFile, redirectsFile } from '../hosting/siteFiles.ts'
import type { Bundle } from './bundle.ts'
import { contentModules, type LanguageContent, type SiteContent } from './contentModules.ts'
import { documentFile } from './documentFile.ts'
import { copyFlags } from './flags.ts'
import { leanStyles } from './leanStyles.ts'
import { webManifest } from './manifest.ts'
import { mapFiles } from './maps.ts'
import { contentPolicy } from './policy.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'
import { shareImageWriter } from './sharing/shareImages.ts'

type Settings = Pick<Environment, 'SITE_URL' | 'SANITY_STUDIO_URL' | 'supabase' | 'deployment'>

/**
 * Returns a function that writes the part of the site that is made from content: a document per page
 * and a not-found page in each language, content modules, images, share images, maps, flags, sitemap,
 * robots.txt, the web manifest, `_headers` and `_redirects`. When called again it renders only changed
 * pages: a page depends only on its own module and the site's. It returns the number of documents, and
 * throws ContentFaults if a page cannot be rendered.
 */
export function prerenderer(bundle: Bundle, settings: Settings) {
  const { server, boot, application } = bundle
  const { SITE_URL: siteUrl, SANITY_STUDIO_URL: studioUrl, supabase } = settings
  const script = `<script data-application="${application}">${boot}</script>`
  const writeShareImages = shareImageWriter()
  const rendered = new Map<string, { from: string; text: string }>()

  const renderPage = async (
    { site, siteModule }: LanguageContent,
    content: LanguageContent['pages'][number] | null,
  ): Promise<{ file: string; text: string; faults: Fault[] }> => {
    const page = content?.page ?? null
    const file = documentFile(addressOf(page?.path ?? notFoundPath, site.language))
    const from = `${siteModule} ${content?.module}`
    const known = rendered.get(file)
    if (known?.from === from) return { file, text: known.text, faults: [] }
    const { html, styles, faults } = leanStyles(await server.renderApp(site, page))
    const text = server.renderDocument({
      site,
      page,
      html,
      styles,
      script,
      modules: { site: siteModule, page: content?.module ?? null },
      policy: contentPolicy(boot, styles, supabase.url),
    })
    if (faults.length === 0) rendered.set(file, { from, text })
    return {
      file,
      text,
      faults: faults.map(({ section, message }) => ({
        documentId: page?._id ?? site._id,
        documentType: page?._type ?? 'siteSettings',
        path: section === undefined ? '' : `sections[_key=="${section}"]`,
        message: `cannot be rendered: ${message}`,
      })),
    }
  }

  return async (content: SiteContent, snapshot: string, outDir: string): Promise<number> => {
    const files = contentModules(content)
    const faults: Fault[] = []
    let documents = 0
    for (const code of languageCodes)
      for (const page of [...content[code].pages, null]) {
        const document = await renderPage(content[code], page)
        files.set(document.file, document.text)
        documents += 1
        // Most faults are the same in all languages.
        for (const fault of document.faults)
          if (!faults.some((known) => isDeepStrictEqual(known, fault))) faults.push(fault)
      }
    if (faults.length > 0) throw new ContentFaults(faults, studioUrl)

    const english = content[defaultLanguage]
    const paths = english.pages.map(({ page }) => page.path)
    files.set('sitemap.xml', sitemapXml(paths, siteUrl))
    files.set('robots.txt', robotsTxt(siteUrl))
    files.set('manifest.webmanifest', webManifest(english.site))
    files.set('_headers', headersFile(settings.deployment))
    files.set('_redirects', redirectsFile())
    for (const [address, map] of mapFiles(content)) files.set(address.slice(1), map)
    for (const [name, text] of files) {
      const file = join(outDir, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
    }
    await cp(join(snapshot, 'images'), join(outDir, 'images'), {
      recursive: true,
      force: true,
    }).catch(ignoreMissing)
    await copyFlags(outDir)
    await writeShareImages(content, outDir)
    return documents
  }
}

/** Ignores that a directory is missing, because a site without images has none for them. */
function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}
