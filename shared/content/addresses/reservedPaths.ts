import { defaultLanguage, languageCodes } from '../../languages.ts'
import { previewPaths } from '../../previewProtocol.ts'
import { fileKinds } from '../files/file.ts'
import { contentIndexPath } from './contentModulePaths.ts'
import { countriesPath, newsFeedPath, newsPath, searchPath } from './paths.ts'

const firstSegment = (path: string) => path.split('/')[1] ?? ''

/** Files that hosts serve at any depth: the index of a directory, and the nearest not-found page for unknown paths. */
const documents = ['index', '404']

/** First segments of paths that the built site and its servers use for other purposes. */
const directories = [
  ...documents,
  // Directories of the build, and the routes of the preview.
  firstSegment(contentIndexPath(defaultLanguage)),
  firstSegment(previewPaths.enable),
  'assets',
  'images',
  ...Object.values(fileKinds).map(({ folder }) => folder),
  'flags',
  'icons',
  'maps',
  'og',
  // Reserved by Cloudflare.
  'cdn-cgi',
  // The pages in each language. `en` is included, because `/en` would look like the English home page.
  ...languageCodes,
]

/** Files at the root, which some hosts serve without their extension too. */
const files = ['favicon', 'apple-touch-icon', 'manifest', 'robots', 'sitemap', 'llms']

/** `home` could be mistaken for the home page. */
const reserved = new Set([...directories, ...files, firstSegment(searchPath), 'home'])

/** Paths of generated pages: news by year and by topic, and countries. */
const generated = new RegExp(`^(${newsPath}/(\\d{4}|topics)|${countriesPath}/[^/]+)$`)

/** Returns whether a page at this path would collide with another file or route of the site. */
export function isReserved(path: string): boolean {
  const [first = '', ...segments] = path.split('/').slice(1)
  const last = segments.at(-1)
  if (generated.test(path)) return true
  return last === undefined
    ? reserved.has(first)
    : directories.includes(first) || documents.includes(last)
}

/**
 * Returns whether an old address is reserved: the site has a file at this path, or could have one in future, or the
 * path is below a page's file. Unlike a page, an old address may have an extension and be below any directory.
 */
export function isReservedOldPath(path: string): boolean {
  const first = firstSegment(path)
  return (
    directories.includes(first.replace(/\.html$/, '')) ||
    path.replace(/\.html$/, '') === searchPath ||
    path === newsFeedPath ||
    [...files, 'build'].includes(first.split('.')[0] ?? '') ||
    /\/index(\.html)?$|\.md$|\.(html|md)\//.test(path)
  )
}
