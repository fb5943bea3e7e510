import { useEffect } from 'react'
import { getPublishedId, type ObjectInputProps, set, useEditState, useFormValue } from 'sanity'
import { z } from 'zod'
import { anchorGenerator } from '../../shared/content/fallbacks.ts'
import { localeString } from '../../shared/content/shapes/localized.ts'
import { defaultLanguage } from '../../shared/languages.ts'

type Section = {
  _key?: string
  anchor?: string
  heading?: { [defaultLanguage]?: string }
}

/** A section. When a published section's heading changes, its derived anchor is stored, for links to it. */
export function SectionInput(props: ObjectInputProps<Section & Record<string, unknown>>) {
  const { value, onChange, readOnly } = props
  const id = useFormValue(['_id'])
  const type = useFormValue(['_type'])
  const { published } = useEditState(getPublishedId(String(id)), String(type))
  const live = value?._key ? liveAnchor(published, value._key) : null
  const isOther = live !== null && live.heading !== value?.heading?.[defaultLanguage]
  const kept = isOther && value?.anchor === undefined && !readOnly ? live.anchor : undefined
  useEffect(() => {
    if (kept !== undefined) onChange(set(kept, ['anchor']))
  }, [kept, onChange])
  return props.renderDefault(props)
}

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
 * Returns a published section's derived anchor and the heading it derives from, or null if the anchor is
 * stored or the section is not published.
 */
export function liveAnchor(page: unknown, key: string): { anchor: string; heading: string } | null {
  const parsed = published.safeParse(page)
  if (!parsed.success) return null
  const { sections } = parsed.data
  const anchorOf = anchorGenerator(sections.flatMap(({ anchor }) => anchor ?? []))
  for (const { _key, anchor, heading } of sections) {
    if (!heading) continue
    const live = anchorOf({ anchor, heading })
    if (_key === key) return anchor === undefined ? { anchor: live, heading: heading.en } : null
  }
  return null
}
