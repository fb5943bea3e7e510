import { z } from 'zod'
import { type AddressedPage, isSlugged, ownPrefix, pathOf } from '../addresses/paths.ts'
import { isReserved } from '../addresses/reservedPaths.ts'
import { issueMessage } from './issueMessages.ts'

/** The maximum length of a slug, far below the limits of browsers and file systems. */
export const maxSlugLength = 60

const segment = '[a-z0-9]+(-[a-z0-9]+)*'

/** The last segment of a page's path. */
export const slug = z
  .string('is missing')
  .max(
    maxSlugLength,
    issueMessage('must have at most {count} characters', { count: maxSlugLength }),
  )
  .regex(new RegExp(`^${segment}$`), 'must be lower-case letters, digits and hyphens')

/**
 * The maximum number of segments of a path. Hosts match paths by segments, so each number of segments needs a redirect
 * rule.
 */
export const maxSegments = 4

/** A redirect's id contains its path (`redirectPath`), and Sanity's ids have at most 128 characters. */
const maxPathLength = 100

/** The whole path of a page at a free address, without the leading slash. */
const freeSlug = z
  .string('is missing')
  .max(
    maxPathLength,
    issueMessage('must have at most {count} characters', { count: maxPathLength }),
  )
  .regex(
    new RegExp(`^${segment}(/${segment})*$`),
    'must be lower-case letters, digits and hyphens, in parts with a slash between them, such as careers/pharmacist',
  )
  .refine(
    (path) => path.split('/').length <= maxSegments,
    issueMessage('must have at most {count} parts between slashes', { count: maxSegments }),
  )

/** Returns the issue of a page's slug, regardless of other pages, as a phrase after the field's name, or null. */
export function slugIssue({ _type, slug: value }: AddressedPage): string | null {
  if (!isSlugged(_type)) return null
  const shape = _type === 'page' ? freeSlug : slug
  const { error } = shape.safeParse(value)
  if (error) return error.issues[0]?.message ?? null
  const path = pathOf({ _type, slug: value })
  const prefix = _type === 'page' ? ownPrefix(path) : undefined
  if (prefix !== undefined)
    return issueMessage(
      'is below {path}, where only pages of one kind are: make a page of this kind, or choose another address',
      { path: prefix },
    )
  return isReserved(path)
    ? issueMessage('makes the path {path}, which the site needs for itself', { path })
    : null
}
