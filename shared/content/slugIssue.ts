import { isSlugged, type PageType, pathOf, slugAt } from './paths.ts'
import { isReserved } from './reservedPaths.ts'
import { freeSlug, slug as oneSegment } from './shapes/slug.ts'

/**
 * Returns why a slug makes no path of its own for a page, if so. The words follow the name of the
 * field. Other pages are not looked at.
 */
export function slugIssue({
  _type,
  slug,
}: {
  _type: PageType
  slug?: string | undefined
}): string | null {
  if (!isSlugged(_type)) return null
  const shape = _type === 'page' ? freeSlug : oneSegment
  const { error } = shape.safeParse(slug)
  if (error) return error.issues[0]?.message ?? null
  const path = pathOf({ _type, slug })
  if (_type === 'page' && slugAt(path, 'servicePage') !== null)
    return 'is below services, where service pages are: make a service page, or choose another address'
  return isReserved(path) ? `makes the path ${path}, which the site needs for itself` : null
}
