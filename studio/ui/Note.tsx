import { Text } from '@sanity/ui'
import type { ComponentProps } from 'react'

type NoteProps = Omit<ComponentProps<typeof Text>, 'size' | 'muted'>

/** A small grey text, such as an explanation, a time or a number beside what it is about. */
export function Note(props: NoteProps) {
  return <Text size={1} muted {...props} />
}
