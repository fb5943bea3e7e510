import { defaultLanguage, languageCodes } from '../languages.ts'
import { previewPaths } from '../previewPaths.ts'
import { contentIndexPath } from './modules.ts'

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** First segments of paths that the built site and its servers use for anything but pages. */
const reserved = new Set([
  // The documents of a directory and of unknown paths; `home` could be mistaken for the home page.
  'index',
  '404',
  'home',
  // Directories of the build, and the routes of the preview.
  firstSegment(contentIndexPath(defaultLanguage)),
  firstSegment(previewPaths.enable),
  'assets',
  'images',
  'flags',
  'icons',
  'maps',
  'og',
  // Files at the root, which some hosts serve without their extension too.
  'favicon',
  'apple-touch-icon',
  'manifest',
  'robots',
  'sitemap',
  // The pages in each language, and English too: `/en` would be taken for the English home page.
  ...languageCodes,
])

/** Returns whether a page at this path would collide with another file or route of the site. */
export function isReserved(path: string): boolean {
  const [first = '', ...others] = path.split('/').slice(1)
  // `index.html` is the page of its directory at any depth.
  return others.length === 0 ? reserved.has(first) : others.at(-1) === 'index'
}
