import { Box } from '@sanity/ui'
import type { KeyboardEvent } from 'react'
import type { InputProps } from 'sanity'

/** A document's form and its inputs. Enter does not submit: the browser would go to the first invalid field. */
export function FormInput(props: InputProps) {
  const input = props.renderDefault(props)
  return props.path.length === 0 ? <Box onKeyDown={keepCursor}>{input}</Box> : input
}

function keepCursor(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}
