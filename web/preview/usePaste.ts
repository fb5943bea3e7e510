import { type ClipboardEvent, useEffect } from 'react'
import type { z } from 'zod'
import { pasteReply, pasteRequest } from '../../shared/previewProtocol.ts'
import { postToStudio, studioWindow } from './studioWindow.ts'

/**
 * Returns a paste handler that inserts the same text as the Studio's own fields. If the clipboard contains HTML, its
 * plain text may differ: spreadsheets quote cells, and superscript numbers become ordinary ones.
 */
export function usePaste() {
  useEffect(() => {
    const studio = studioWindow()
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const reply = pasteReply.safeParse(data).data
      // Only this deprecated command inserts text in a way that the browser can undo.
      if (source === studio && reply) document.execCommand('insertText', false, reply.text)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [])

  return (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html')
    if (html === '') return
    event.preventDefault()
    const plain = event.clipboardData.getData('text/plain')
    const request = { type: pasteRequest.shape.type.value, html, plain }
    postToStudio(request satisfies z.input<typeof pasteRequest>)
  }
}
