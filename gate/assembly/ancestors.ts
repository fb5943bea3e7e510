import { ancestorPaths, homePath } from '../../shared/content/addresses/paths.ts'
import type { ValidPage } from '../../web/model/types.ts'

/**
 * Adds to pages their ancestors, for breadcrumbs. The ancestors of `/news/2027/spring` are the existing pages among
 * `/news` and `/news/2027`, in this order. Service pages have none, because their breadcrumb shows the services page
 * under its name in the menu.
 * @param all the pages among which to look for ancestors
 */
export function withAncestors(pages: ValidPage[], all = pages): ValidPage[] {
  const byPath = new Map(all.map((page) => [page.path, page]))
  return pages.map((page) => {
    if (page._type === 'servicePage') return page
    const ancestors = ancestorPaths(page.path)
      .filter((path) => path !== homePath)
      .flatMap((path) => byPath.get(path) ?? [])
      .map(({ _id, path, title }) => ({ _id, path, title }))
      .reverse()
    return ancestors.length > 0 ? { ...page, ancestors } : page
  })
}
