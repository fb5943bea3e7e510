import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { ContentError } from '../../../gate/checks/issues.ts'
import {
  addressOf,
  markdownAddress,
  notFoundPath,
} from '../../../shared/content/addresses/addresses.ts'
import { newsPath } from '../../../shared/content/addresses/paths.ts'
import { isUnfinished } from '../../../shared/content/beforeLaunch.ts'
import { fileKinds } from '../../../shared/content/files/file.ts'
import { translations } from '../../../shared/content/languages/translationCoverage.ts'
import { issueMessage } from '../../../shared/content/shapes/issueMessages.ts'
import { defaultLanguage, type Language } from '../../../shared/languages.ts'
import { redirectPage } from '../../../web/document/redirectPage.ts'
import type { EntryServer } from '../../../web/model/entryServer.ts'
import { listedLanguages } from '../../../web/model/listedLanguages.ts'
import type { Page } from '../../../web/model/types.ts'
import { assetPaths } from '../../content/assets.ts'
import type { Snapshot } from '../../content/contentSnapshot.ts'
import type { Environment } from '../../environment.ts'
import { medicineListFiles } from '../medicineList/medicineListFiles.ts'
import { contentPolicy } from '../output/contentPolicy.ts'
import { fixedFiles } from '../output/fixedFiles.ts'
import { headersFile, headersName, redirectsFile, redirectsName } from '../output/hostFiles.ts'
import { documentFile, type SiteFile, textFile } from '../output/siteOutput.ts'
import { oldAddresses } from '../output/siteRedirects.ts'
import { webManifest } from '../output/webManifest.ts'
import { shareImageFiles } from '../shareImages/drawShareImages.ts'
import { type LanguageContent, languageContent, moduleFiles } from './contentModules.ts'
import { llmsTxt } from './llmsTxt.ts'
import { newsFeeds } from './newsFeed.ts'
import { pageMarkdown } from './pageMarkdown.ts'
import { robotsTxt, sitemapXml } from './searchEngines.ts'

type PrerenderOptions = Pick<
  Environment,
  'SITE_URL' | 'SANITY_STUDIO_URL' | 'supabase' | 'deployment' | 'usesLocalLake'
>

type Renderer = {
  server: EntryServer
  /**
   * The inline scripts of pages without and with the enquiry form. Null in development, because Vite serves the
   * modules.
   */
  scripts: { page: string; form: string } | null
}

const developmentScript = '<script type="module" src="/entry-client.tsx"></script>'

/**
 * Returns a function that lists all files of the site except its code: documents, content modules, images, PDFs,
 * videos, share images, fixed files, and files for search engines and hosts.
 */
export function prerenderer({ server, scripts }: Renderer, settings: PrerenderOptions) {
  const { SITE_URL: siteUrl, SANITY_STUDIO_URL: studioUrl, supabase } = settings
  const supabaseUrl = supabase?.url ?? null

  const renderPage = ({ site }: LanguageContent, page: Page | null) =>
    server.renderApp(site, page).catch((error: Error) => {
      const { _id, _type } = page ?? { ...site, _type: 'siteSettings' }
      const message = issueMessage('the page cannot be rendered: {reason}', {
        reason: error.message,
      })
      throw new ContentError(
        [{ documentId: _id, documentType: _type, path: '', message }],
        studioUrl,
      )
    })

  /**
   * Returns a page's document, and its Markdown unless search engines may not list the page. Both depend only on the
   * modules of the page and of the site, and on these options.
   * @param options.isUnlisted whether search engines may not list the site
   * @param options.hasVideos whether the site has videos of its own
   */
  function pageFiles(
    content: LanguageContent,
    { page, module }: LanguageContent['pages'][number] | { page: null; module: null },
    { isUnlisted, hasVideos }: { isUnlisted: boolean; hasVideos: boolean },
  ): SiteFile[] {
    const { site, siteModule } = content
    const address = addressOf(page?.path ?? notFoundPath, site.language)
    const hasMarkdown = page !== null && !page.seo.hidden
    const rendered = () => renderPage(content, page)
    const render = hasMarkdown ? sharedByTwo(rendered) : rendered
    const document: SiteFile = {
      path: documentFile(address),
      version: `${siteModule} ${module}${isUnlisted ? ' unlisted' : ''}${hasVideos ? ' videos' : ''}`,
      async make() {
        const { html, styles } = await render()
        const hasForm = page?.sections.some(({ _type }) => _type === 'contactForm')
        const script = scripts && (hasForm ? scripts.form : scripts.page)
        return server.renderDocument({
          site,
          page: page && isUnlisted ? { ...page, seo: { ...page.seo, hidden: true } } : page,
          html,
          styles,
          script: script === null ? developmentScript : `<script>${script}</script>`,
          modules: { site: siteModule, page: module },
          policy: script === null ? null : contentPolicy(script, styles, supabaseUrl, hasVideos),
        })
      },
    }
    if (!hasMarkdown) return [document]
    const markdown: SiteFile = {
      path: markdownAddress(address).slice(1),
      version: document.version,
      make: async () => pageMarkdown((await render()).html, new URL(address, siteUrl).href),
    }
    return [document, markdown]
  }

  let last = new Map<Language, LanguageContent['pages']>()

  return ({ content: checked, assets }: Pick<Snapshot, 'content' | 'assets'>) => {
    const contentIn = (code: Language) => languageContent(code, checked, last.get(code))
    const english = contentIn(defaultLanguage)
    const contents = [english, ...translations.map(({ code }) => contentIn(code))]
    last = new Map(contents.map(({ site, pages }) => [site.language, pages]))
    const listed = pagesInSitemap(contents).map(({ path, languages }) => ({
      path,
      languages,
      modified: checked.modified.get(path),
    }))
    // The stand-in has only demo content, which is not public.
    const isUnlisted = !settings.usesLocalLake && isUnfinished(checked.site)
    const paths = assetPaths(checked)
    const hasVideos = paths.some((path) => path.startsWith(`/${fileKinds.mp4.folder}/`))
    const documents = contents.flatMap((content) => {
      const pages = [...content.pages, { page: null, module: null }]
      return pages.map((page) => pageFiles(content, page, { isUnlisted, hasVideos }))
    })
    const files: SiteFile[] = [
      ...paths.map((path) => ({
        path: path.slice(1),
        version: path,
        // Returns a stream, because a video may not fit into memory. The file is opened first, so that the promise
        // rejects if the file is missing.
        make: async () => (await open(join(assets, path))).createReadStream(),
      })),
      ...fixedFiles(),
      ...contents.flatMap(moduleFiles),
      ...alternating(documents, contents.flatMap(shareImageFiles)),
      ...contents.flatMap((content) => redirectFiles(content, siteUrl, supabaseUrl)),
      ...contents.flatMap((content) => medicineListFiles(content, siteUrl, checked.modified)),
      ...newsFeeds(contents, siteUrl, checked.modified),
      textFile('sitemap.xml', sitemapXml(listed, siteUrl)),
      llmsTxt(contents, siteUrl),
      textFile('robots.txt', robotsTxt(siteUrl)),
      textFile('manifest.webmanifest', webManifest(english.site)),
      textFile(headersName, headersFile(settings.deployment)),
      textFile(redirectsName, redirectsFile(oldAddresses(english.index.redirects))),
    ]
    return { files, documents: documents.length }
  }
}

/**
 * Returns a function that calls `make` at the first of two calls, and returns the same result at the second, which
 * forgets it. A page is thus rendered once for both its document and its Markdown, and is not kept in memory.
 */
function sharedByTwo<Result>(make: () => Result): () => Result {
  let kept: { result: Result } | undefined
  return () => {
    const result = kept ? kept.result : make()
    kept = kept ? undefined : { result }
    return result
  }
}

/**
 * Alternates pages with images to keep all processors busy: pages are rendered in this thread, images in others.
 */
function alternating(pages: SiteFile[][], images: SiteFile[]): SiteFile[] {
  const count = Math.max(pages.length, images.length)
  return Array.from({ length: count }, (_, index) => [...(pages[index] ?? []), images[index]])
    .flat()
    .filter((file) => file !== undefined)
}

/**
 * Returns the pages that search engines may list, each with the languages in which it is written. Of the news lists,
 * only the first page is included.
 */
function pagesInSitemap(contents: LanguageContent[]) {
  const listed = contents.flatMap(({ site: { language }, pages }) =>
    pages.flatMap(({ page }) => {
      const { _type, path, seo } = page
      const isListed = listedLanguages(page).includes(language)
      return isListed && !seo.hidden && (_type !== 'newsPage' || path === newsPath)
        ? { path, language }
        : []
    }),
  )
  return [...Map.groupBy(listed, ({ path }) => path)].map(([path, pages]) => ({
    path,
    languages: pages.map(({ language }) => language),
  }))
}

/**
 * Returns the redirecting documents: at old addresses, and at addresses of pages that exist only in other languages.
 */
function redirectFiles(
  { site, index }: LanguageContent,
  siteUrl: string,
  supabaseUrl: string | null,
) {
  const { language } = site
  const heading = site.messages['moved.heading'].value
  const policy = (script: string, styles: string) => contentPolicy(script, styles, supabaseUrl)
  const targets = [
    ...Object.entries(index.redirects).map(([from, to]) => ({
      from,
      // The page may exist in another language only.
      target: addressOf(to, index.elsewhere[to] ?? language),
    })),
    ...Object.entries(index.elsewhere).map(([path, onlyLanguage]) => ({
      from: path,
      target: addressOf(path, onlyLanguage),
    })),
  ]
  return targets.map(({ from, target }) => {
    const canonical = new URL(target, siteUrl).href
    const page = redirectPage({ language, target, canonical, heading, policy })
    return textFile(documentFile(addressOf(from, language)), page)
  })
}
