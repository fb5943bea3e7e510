import { hashOf } from '../../shared/content/hash.ts'
import { shareSize } from '../../shared/content/image.ts'
import { fileName } from '../../shared/content/modules.ts'
import type { Language } from '../../shared/languages.ts'
import { breadcrumb } from '../content/breadcrumb.ts'
import type { Page, Site } from '../model/types.ts'

/** The picture that is shown beside a link to a page (Open Graph). Sizes are in pixels. */
type ShareImage = { path: string; width: number; height: number; alt: string }

/** A share image that the build draws: its URL path and the words on it. */
export type Drawing = { path: string; texts: ShareTexts }

export type ShareTexts = {
  company: string
  /** Above the heading: the hero's own words, or the page above this one. */
  section: string | null
  heading: string
}

/** Returns a page's share image: the editors' one for it or for the whole site, or the one that is drawn. */
export function shareImage(page: Page | null, site: Site, language: Language): ShareImage | null {
  const chosen = page?.seo.image ?? site.shareImage
  const [file] = chosen?.files ?? []
  if (chosen && file) {
    const { width, height, alt } = chosen
    return { path: file.path, width, height, alt: alt.value }
  }
  const drawn = page && drawing(page, site, language)
  if (drawn === null) return null
  const { path, texts } = drawn
  return { path, ...shareSize, alt: `${texts.company}: ${texts.heading}` }
}

/**
 * Returns what the build draws for a page; null if editors chose an image for it or for the whole site. The
 * path changes with the words, because networks keep an image by its address. It can be told
 * without the file, because the browser too names it in the document's head.
 */
export function drawing(page: Page, site: Site, language: Language): Drawing | null {
  if (page.seo.image ?? site.shareImage) return null
  const parent = breadcrumb(page, site).slice(1, -1).at(-1)
  const texts = {
    company: site.companyName,
    section: page.hero.eyebrow?.value ?? parent?.label.value ?? null,
    heading: page.hero.heading.value,
  }
  return {
    path: `/og/${language}/${fileName(page.path)}.${hashOf(JSON.stringify(texts))}.png`,
    texts,
  }
}
