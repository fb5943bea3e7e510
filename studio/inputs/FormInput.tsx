import { Box } from '@sanity/ui'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { InputProps } from 'sanity'
import { toLine } from './toLine.ts'

/**
 * A document's form and its inputs. Enter does not submit: the browser would go to the first invalid field. Pasted
 * lines become one in a field of one line.
 */
export function FormInput(props: InputProps) {
  const input = props.renderDefault(props)
  if (props.path.length > 0) return input
  return (
    <Box onKeyDown={keepCursor} onPaste={pasteLine}>
      {input}
    </Box>
  )
}

function keepCursor(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function pasteLine(event: ClipboardEvent) {
  const text = event.clipboardData.getData('text/plain')
  const line = toLine(text)
  if (line === text || event.defaultPrevented || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  // Only this deprecated command makes a change that the browser can undo. Sanity inserts pasted texts by it too.
  document.execCommand('insertText', false, line)
}
