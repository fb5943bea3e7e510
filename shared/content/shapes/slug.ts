import { z } from 'zod'
import { type Addressed, isSlugged, pathOf, slugAt } from '../paths.ts'
import { isReserved } from '../reservedPaths.ts'

/** The maximum length of a slug, far below the limits of browsers and file systems. */
export const slugLength = 60

const segment = '[a-z0-9]+(-[a-z0-9]+)*'

/** The last segment of a page's path. */
export const slug = z
  .string('is missing')
  .max(slugLength, `must have at most ${slugLength} characters`)
  .regex(new RegExp(`^${segment}$`), 'must be lower-case letters, digits and hyphens')

/** The most segments of a path, for which redirects have rules: hosts match segment by segment. */
export const mostSegments = 4

/** The id of an old address is made of its path (`redirectTo`), and Sanity's have at most 128 characters. */
const pathLength = 100

/** The whole path of a page at a free address, without the slash at its beginning. */
const freeSlug = z
  .string('is missing')
  .max(pathLength, `must have at most ${pathLength} characters`)
  .regex(
    new RegExp(`^${segment}(/${segment})*$`),
    'must be lower-case letters, digits and hyphens, in parts with a slash between them, such as news/cold-chain',
  )
  .refine(
    (path) => path.split('/').length <= mostSegments,
    `must have at most ${mostSegments} parts between slashes`,
  )

/**
 * Returns why a slug makes no path of its own for a page, if so. The words follow the name of the
 * field. Other pages are not looked at.
 */
export function slugIssue({ _type, slug: value }: Addressed): string | null {
  if (!isSlugged(_type)) return null
  const shape = _type === 'page' ? freeSlug : slug
  const { error } = shape.safeParse(value)
  if (error) return error.issues[0]?.message ?? null
  const path = pathOf({ _type, slug: value })
  if (_type === 'page' && slugAt(path, 'servicePage') !== null)
    return 'is below services, where service pages are: make a service page, or choose another address'
  return isReserved(path) ? `makes the path ${path}, which the site needs for itself` : null
}
