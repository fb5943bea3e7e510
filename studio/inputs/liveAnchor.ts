import { z } from 'zod'
import { anchorsBeside } from '../../shared/content/fallbacks.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'

const published = z.object({
  sections: z.array(
    z.looseObject({
      _key: z.string(),
      anchor: z.string().optional(),
      heading: localeString.optional(),
    }),
  ),
})

/**
 * Returns the anchor that a published section has by its heading, and that heading; null where its
 * anchor is stored, or where it is not published.
 */
export function liveAnchor(page: unknown, key: string): { anchor: string; heading: string } | null {
  const parsed = published.safeParse(page)
  if (!parsed.success) return null
  const { sections } = parsed.data
  const anchorOf = anchorsBeside(sections.flatMap(({ anchor }) => anchor ?? []))
  for (const { _key, anchor, heading } of sections) {
    if (!heading) continue
    const live = anchorOf({ anchor, heading })
    if (_key === key) return anchor === undefined ? { anchor: live, heading: heading.en } : null
  }
  return null
}
