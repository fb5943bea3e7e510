import { useEffect } from 'react'
import { getPublishedId, type ObjectInputProps, set, useEditState, useFormValue } from 'sanity'
import { defaultLanguage } from '../../shared/languages.ts'
import { liveAnchor } from './liveAnchor.ts'

type Section = {
  _key?: string
  anchor?: string
  heading?: { [defaultLanguage]?: string }
}

/**
 * A section. When the heading of a published one changes, the anchor that followed from it is stored,
 * because others may have linked to it.
 */
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
