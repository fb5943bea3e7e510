import type { SanityClient } from '@sanity/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ObjectInputProps } from 'sanity'
import { getPublishedId, set, useClient, useEditState, useFormValue } from 'sanity'
import { sectionIds } from '../../shared/content/anchors.ts'
import { apiVersion } from '../../shared/contentLake.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { withCategories } from '../links/pageLists.ts'

type Section = {
  _key?: string
  anchor?: string
  heading?: { [defaultLanguage]?: string }
}

/** A section. When a published section's heading changes, its derived anchor is stored, for links to it. */
export function SectionInput(props: ObjectInputProps<Section & Record<string, unknown>>) {
  const { value, onChange, readOnly } = props
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published } = useEditState(id, String(useFormValue(['_type'])))
  const client = useClient({ apiVersion })
  const { data: live } = useQuery({
    queryKey: ['anchor', id, published?._rev, value?._key],
    queryFn: () => liveAnchor(client, id, value?._key),
  })
  const isOther = live && live.heading !== value?.heading?.[defaultLanguage]
  const kept = isOther && value?.anchor === undefined && !readOnly ? live.anchor : undefined
  useEffect(() => {
    if (kept !== undefined) onChange(set(kept, ['anchor']))
  }, [kept, onChange])
  return props.renderDefault(props)
}

const query = '*[_id == $id][0].sections[]{_key, _type, anchor, heading}'

type Published = { _key: string; anchor: string | null; heading: { en: string } | null }

/**
 * Returns a published section's derived anchor and the heading it derives from, or null if the anchor is
 * stored or the section is not published.
 * @param id of the page
 */
export async function liveAnchor(client: SanityClient, id: string, key: string | undefined) {
  const published = await client.fetch<Published[] | null>(query, { id })
  const sections = await withCategories(client, published ?? [])
  const live = sectionIds(sections).find(({ section }) => section._key === key)
  if (!live?.section.heading || live.section.anchor) return null
  return { anchor: live.id, heading: live.section.heading.en }
}
