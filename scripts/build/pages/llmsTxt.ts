import { hash } from 'node:crypto'
import type { ListItem, RootContent } from 'mdast'
import { addressOf, markdownAddress } from '../../../shared/content/addresses/addresses.ts'
import { llmsPath, newsPath } from '../../../shared/content/addresses/paths.ts'
import { languages } from '../../../shared/languages.ts'
import { visibleText } from '../../../shared/text/visibleText.ts'
import { listedLanguages } from '../../../web/model/listedLanguages.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import type { LanguageContent } from './contentModules.ts'
import { writeMarkdown } from './pageMarkdown.ts'

/**
 * Returns llms.txt (llmstxt.org): a description of the site, and links to the Markdown of its pages, in each language.
 * The file's version is computed from the texts. To compute it from the file would take a second with thousands of
 * links.
 */
export function llmsTxt(contents: LanguageContent[], siteUrl: string): SiteFile {
  const lists = contents.map((content) => {
    const { language } = content.site
    const links = listedPages(content).flatMap(({ page }) => {
      const { path, title, seo } = page
      if (!listedLanguages(page).includes(language)) return []
      const { href } = new URL(markdownAddress(addressOf(path, language)), siteUrl)
      return { href, title: title.value, description: seo.description.value }
    })
    return { language: languages.find(({ code }) => code === language)?.name ?? language, links }
  })
  const about = contents
    .slice(0, 1)
    .map(({ site }) => ({ name: site.companyName, blurb: site.blurb.value }))
  return {
    path: llmsPath.slice(1),
    version: hash('sha256', JSON.stringify([about, lists])),
    make: () =>
      writeMarkdown({
        type: 'root',
        children: [
          ...about.flatMap(({ name, blurb }): RootContent[] => [
            { type: 'heading', depth: 1, children: [text(name)] },
            { type: 'blockquote', children: [{ type: 'paragraph', children: [text(blurb)] }] },
          ]),
          ...lists.flatMap(({ language, links }): RootContent[] => [
            { type: 'heading', depth: 2, children: [text(language)] },
            { type: 'list', spread: false, children: links.map(linkEntry) },
          ]),
        ],
      }),
  }
}

const text = (value: string) => ({ type: 'text' as const, value: visibleText(value) })

function linkEntry(link: { href: string; title: string; description: string }): ListItem {
  const { href, title, description } = link
  const children = [
    { type: 'link' as const, url: href, children: [text(title)] },
    // `text` is not used, because it would trim the space after the colon.
    { type: 'text' as const, value: `: ${visibleText(description)}` },
  ]
  return { type: 'listItem', children: [{ type: 'paragraph', children }] }
}

/** The number of articles in llms.txt. The news page links to the others. */
const newestInLlms = 20

function listedPages({ pages, news }: LanguageContent) {
  const newest = news.slice(0, newestInLlms)
  return pages.filter(({ page }) => {
    if (page.seo.hidden) return false
    if (page._type === 'newsArticle') return newest.includes(page)
    return page._type !== 'newsPage' || page.path === newsPath
  })
}
