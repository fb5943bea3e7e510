import {
  pathOf,
  singletonPages,
  slugAt,
  sluggedPages,
} from '../../../shared/content/addresses/paths.ts'
import { slugOfDraft } from '../../../shared/previewProtocol.ts'

/** Returns the GROQ filter of the pages at a path. A page without an address is found by its path in the preview. */
export function pagesAt(path: string): { filter: string; params: Record<string, string> } {
  const single = singletonPages.find((_type) => pathOf({ _type }) === path)
  if (single) return { filter: '_type == $type', params: { type: single } }
  const slugs = sluggedPages.flatMap((type) => {
    const slug = slugAt(path, type)
    return slug === null ? [] : [[type, slug] as const]
  })
  const isAt = (type: string) =>
    `_type == "${type}" && ($${type} == slug.current || $${type} == "${slugOfDraft('')}" + _id)`
  return {
    filter: slugs.map(([type]) => `(${isAt(type)})`).join(' || '),
    params: Object.fromEntries(slugs),
  }
}
