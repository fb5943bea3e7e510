import type { ObjectInputProps } from 'sanity'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

const decisive = ['kind']

/** An optional link, removed from the document when its kind is cleared. */
export function OptionalActionInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, decisive)
  return props.renderDefault(props)
}
