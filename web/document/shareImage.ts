import { fileName } from '../../shared/content/addresses/contentModulePaths.ts'
import { newsPath } from '../../shared/content/addresses/paths.ts'
import { shareSize } from '../../shared/content/files/imageFiles.ts'
import { hashOf } from '../../shared/hash.ts'
import type { Language } from '../../shared/languages.ts'
import { unprintableCharacter } from '../../shared/text/printableText.ts'
import { visibleText } from '../../shared/text/visibleText.ts'
import { breadcrumb } from '../model/breadcrumb.ts'
import type { Page, Site } from '../model/types.ts'

/** The image that social networks show with a link to a page (Open Graph). Sizes are in pixels. */
type ShareImage = { path: string; width: number; height: number; alt: string }

type ShareImageSpec = { path: string; texts: ShareTexts }

export type ShareTexts = {
  company: string
  /** Above the heading: the hero's eyebrow, or the title of the parent page. */
  section: string | null
  heading: string
}

/**
 * Returns a page's share image: the image that editors chose for the page or the site, or else the generated one. The
 * not-found page uses the site's image; null if there is none.
 */
export function shareImage(page: Page | null, site: Site, language: Language): ShareImage | null {
  const chosenImage = page?.seo.image ?? site.shareImage
  const [file] = chosenImage?.files ?? []
  if (chosenImage && file) {
    const { width, height, alt } = chosenImage
    return { path: file.path, width, height, alt: alt.value }
  }
  const spec = page && shareImageSpec(page, site, language)
  if (spec === null) return null
  const { path, texts } = spec
  return { path, ...shareSize, alt: `${texts.heading} | ${texts.company}` }
}

/**
 * Returns the share image to generate for a page. Returns null if editors chose an image for the page or the site, for
 * articles that are not recent, for news lists of a year or a topic, and for texts with a character that the image
 * cannot show. The path contains a hash of the texts, because
 * networks cache images by URL. It can be computed without the file, because the browser also sets it in the document's
 * head.
 */
export function shareImageSpec(page: Page, site: Site, language: Language): ShareImageSpec | null {
  const isFurtherList = page._type === 'newsPage' && page.path !== newsPath
  const isOld = page._type === 'newsArticle' && page.isOld
  if (isFurtherList || isOld || (page.seo.image ?? site.shareImage)) return null
  const parent = breadcrumb(page, site).slice(1, -1).at(-1)
  const texts = {
    company: site.companyName,
    section: page.hero.eyebrow?.value ?? parent?.label.value ?? null,
    heading: page.hero.heading.value,
  }
  if (Object.values(texts).some((text) => text && unprintableCharacter(visibleText(text))))
    return null
  return {
    path: `/og/${language}/${fileName(page.path)}.${hashOf(JSON.stringify(texts))}.png`,
    texts,
  }
}
