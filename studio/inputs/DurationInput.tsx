import type { ObjectInputProps } from 'sanity'
import { duration } from '../../shared/content/shapes/duration.ts'
import { useUnsetWhenEmptied } from './useUnsetWhenEmptied.ts'

const fields = Object.keys(duration.shape)

/** An optional duration, removed from the document when its last field is cleared. */
export function DurationInput(props: ObjectInputProps) {
  useUnsetWhenEmptied(props, fields)
  return props.renderDefault(props)
}
