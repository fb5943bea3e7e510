import type { ObjectInputProps } from 'sanity'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

const decisive = ['kind']

/** A link that may be left out: gone from the document when it leads nowhere. */
export function OptionalActionInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, decisive)
  return props.renderDefault(props)
}
