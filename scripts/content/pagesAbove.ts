import { isDeepStrictEqual } from 'node:util'
import { homePath, pathsAbove } from '../../shared/content/paths.ts'
import type { StoredPage } from '../../web/model/types.ts'

/** What pages were returned as: where nothing above a page changes it is the same object in the next build. */
const known = new WeakMap<StoredPage, StoredPage>()

/**
 * Returns pages at free addresses with the pages above them, which their breadcrumbs name: of
 * `/news/2027/spring` these are `/news` and `/news/2027`, as far as there are such pages.
 * @param all the pages of the site
 */
export function withPagesAbove(pages: StoredPage[], all = pages): StoredPage[] {
  const byPath = new Map(all.map((page) => [page.path, page]))
  return pages.map((page) => {
    if (page._type !== 'page') return page
    const above = pathsAbove(page.path)
      .filter((path) => path !== homePath)
      .flatMap((path) => byPath.get(path) ?? [])
      .map(({ _id, path, title }) => ({ _id, path, title }))
      .reverse()
    if (above.length === 0) return page
    const last = known.get(page)
    if (last && isDeepStrictEqual(last.above, above)) return last
    const next = { ...page, above }
    known.set(page, next)
    return next
  })
}
