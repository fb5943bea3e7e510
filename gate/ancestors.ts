import { ancestorPaths, homePath } from '../shared/content/paths.ts'
import type { StoredPage } from '../web/model/types.ts'

/**
 * Returns pages with their ancestors for breadcrumbs: for `/news/2027/spring` these are the existing pages among
 * `/news` and `/news/2027`, in this order. Service pages have none, because their breadcrumb names the services page
 * as the menu does.
 * @param all the pages among which ancestors are found
 */
export function withAncestors(pages: StoredPage[], all = pages): StoredPage[] {
  const byPath = new Map(all.map((page) => [page.path, page]))
  return pages.map((page) => {
    if (page.service) return page
    const ancestors = ancestorPaths(page.path)
      .filter((path) => path !== homePath)
      .flatMap((path) => byPath.get(path) ?? [])
      .map(({ _id, path, title }) => ({ _id, path, title }))
      .reverse()
    return ancestors.length > 0 ? { ...page, ancestors } : page
  })
}
