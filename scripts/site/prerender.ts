import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { addressOf, notFoundPath } from '../../shared/content/addresses.ts'
import { defaultLanguage, languageCodes } from '../../shared/languages.ts'
import { assetPaths } from '../content/assets.ts'
import { ContentFaults, type Fault } from '../content/faults.ts'
import type { CheckedContent } from '../content/gate.ts'
import type { Environment } from '../environment.ts'
import { headersFile, redirectsFile, redirectsName } from '../hosting/siteFiles.ts'
import type { Bundle } from './bundle.ts'
import {
  indexFile,
  inLanguages,
  type LanguageContent,
  type PageContent,
  pageModuleFile,
  siteModuleFile,
} from './contentModules.ts'
import { documentFile } from './documentFile.ts'
import { flagFiles } from './flags.ts'
import { leadingPages } from './leadingPages.ts'
import { leanStyles } from './leanStyles.ts'
import { webManifest } from './manifest.ts'
import { mapFiles } from './maps.ts'
import { contentPolicy } from './policy.ts'
import { oldAddresses } from './redirects.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'
import type { ShareImageDrawer } from './sharing/drawApart.ts'
import { shareImageFile } from './sharing/shareImages.ts'
import type { SiteFile } from './siteOutput.ts'
import { speculationRules, speculationRulesPath } from './speculationRules.ts'

type Settings = Pick<Environment, 'SITE_URL' | 'SANITY_STUDIO_URL' | 'supabase' | 'deployment'>

/** The part of the site that is made from content. */
export type Prerendered = {
  /** What a file loads or names is before it in the list. */
  files: SiteFile[]
  documents: number
  /** @throws ContentFaults if a page could not be rendered when its file was made */
  check(): void
}

/**
 * Returns a function that lists the part of the site that is made from content: a document per page
 * and a not-found page in each language, one that leads on at each old address, content modules, images, PDFs, share images, maps, flags, sitemap,
 * robots.txt, the web manifest, speculation rules, `_headers` and `_redirects`. A document depends only
 * on its page's module and the site's.
 */
export function prerenderer(bundle: Bundle, settings: Settings, drawer: ShareImageDrawer) {
  const { server, script } = bundle
  const { SITE_URL: siteUrl, SANITY_STUDIO_URL: studioUrl, supabase } = settings

  const documentOf = (
    { site, siteModule }: LanguageContent,
    content: PageContent | null,
    faults: Fault[],
  ): SiteFile => ({
    path: documentFile(addressOf(content?.path ?? notFoundPath, site.language)),
    version: `${siteModule} ${content?.module}`,
    async make() {
      const page = content?.read() ?? null
      const rendered = leanStyles(await server.renderApp(site, page))
      const { html, styles } = rendered
      for (const { section, message } of rendered.faults)
        addFault(faults, {
          documentId: page?._id ?? site._id,
          documentType: page?._type ?? 'siteSettings',
          path: section === undefined ? '' : `sections[_key=="${section}"]`,
          message: `cannot be rendered: ${message}`,
        })
      return server.renderDocument({
        site,
        page,
        html,
        styles,
        script: `<script>${script}</script>`,
        modules: { site: siteModule, page: content?.module ?? null },
        policy: contentPolicy(script, styles, supabase.url),
      })
    },
  })

  /** Page by page, so that a page is rendered while its share image is drawn. */
  const filesIn = (content: LanguageContent, faults: Fault[]): SiteFile[] => [
    siteModuleFile(content),
    ...content.pages.flatMap((page) => [
      ...(page.drawing ? [shareImageFile(page.drawing, drawer)] : []),
      pageModuleFile(page),
      documentOf(content, page, faults),
    ]),
    indexFile(content),
    documentOf(content, null, faults),
  ]

  /** @param assets the directory with the content's images and PDFs */
  return (checked: CheckedContent, assets: string): Prerendered => {
    const content = inLanguages(checked)
    const english = content[defaultLanguage]
    const listed = english.pages.filter(({ isHidden }) => !isHidden).map(({ path }) => path)
    const faults: Fault[] = []
    return {
      files: [
        ...assetPaths(checked).map((path) => ({
          path: path.slice(1),
          version: path,
          make: () => readFile(join(assets, path)),
        })),
        ...mapFiles(),
        ...flagFiles(),
        ...languageCodes.flatMap((code) => filesIn(content[code], faults)),
        ...[...leadingPages(content, { siteUrl, supabaseUrl: supabase.url })].map(([file, page]) =>
          text(file, page),
        ),
        text('sitemap.xml', sitemapXml(listed, siteUrl)),
        text('robots.txt', robotsTxt(siteUrl)),
        text(speculationRulesPath.slice(1), speculationRules()),
        text('manifest.webmanifest', webManifest(english.site)),
        text('_headers', headersFile(settings.deployment)),
        text(redirectsName, redirectsFile(oldAddresses(english.index.redirects))),
      ],
      documents: languageCodes.length * (english.pages.length + 1),
      check() {
        if (faults.length > 0) throw new ContentFaults(faults, studioUrl)
      },
    }
  }
}

/** Returns a file with a text that is its own version. */
export function text(path: string, content: string): SiteFile {
  return { path, version: content, make: () => content }
}

/** Adds a fault, unless it was found in another language. */
function addFault(faults: Fault[], fault: Fault): void {
  if (!faults.some((known) => isDeepStrictEqual(known, fault))) faults.push(fault)
}
