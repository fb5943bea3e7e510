import type { SanityClient } from '@sanity/client'
import { Stack } from '@sanity/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ObjectInputProps } from 'sanity'
import { getPublishedId, set, useClient, useEditState, useFormValue } from 'sanity'
import { sectionIds } from '../../../shared/content/addresses/anchors.ts'
import { apiVersion } from '../../../shared/contentLake/contentLake.ts'
import { defaultLanguage } from '../../../shared/languages.ts'
import { withCategories } from '../../documents/links/listedDocuments.ts'
import { EditedElsewhere, type EditLocation } from './EditedElsewhere.tsx'

type Section = { _key?: string; anchor?: string; heading?: { [defaultLanguage]?: string } }

type SectionProps = ObjectInputProps<Section & Record<string, unknown>>

/**
 * Returns the input of a section type.
 * @param location where editors change the content that it shows besides its fields
 */
export const sectionInput = (location?: EditLocation) => (props: SectionProps) =>
  location ? (
    <Stack gap={5}>
      <EditedElsewhere location={location} schemaType={props.schemaType} value={props.value} />
      <SectionInput {...props} />
    </Stack>
  ) : (
    <SectionInput {...props} />
  )

/**
 * The form of a section. When the heading of a published section changes, its derived anchor is stored, so that links
 * to it stay valid.
 */
function SectionInput(props: SectionProps) {
  const { value, onChange, readOnly } = props
  const id = getPublishedId(String(useFormValue(['_id'])))
  const { published } = useEditState(id, String(useFormValue(['_type'])))
  const client = useClient({ apiVersion })
  const { data: derived } = useQuery({
    queryKey: ['derived anchors', id, published?._rev],
    queryFn: () => derivedAnchors(client, id),
  })
  const live = derived?.get(value?._key ?? '')
  const isOther = live && live.heading !== value?.heading?.[defaultLanguage]
  const liveAnchor = isOther && value?.anchor === undefined && !readOnly ? live.anchor : undefined
  useEffect(() => {
    if (liveAnchor !== undefined) onChange(set(liveAnchor, ['anchor']))
  }, [liveAnchor, onChange])
  return props.renderDefault(props)
}

const query = '*[_id == $id][0].sections[]{_key, _type, anchor, heading}'

type Published = { _key: string; anchor: string | null; heading: { en: string } | null }

/**
 * Returns the derived anchors of a page's published sections, by section key, each with its heading. Sections with a
 * stored anchor are omitted.
 * @param id of the page
 */
export async function derivedAnchors(client: SanityClient, id: string) {
  const published = await client.fetch<Published[] | null>(query, { id })
  const sections = await withCategories(client, published ?? [])
  return new Map(
    sectionIds(sections)
      .filter(({ section }) => section.heading && !section.anchor)
      .map(({ section, id: anchor }) => [section._key, { anchor, heading: section.heading?.en }]),
  )
}
