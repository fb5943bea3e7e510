import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { type TitlesReply, titlesReply, titlesRequest } from '../../shared/previewProtocol.ts'
import type { DraftIssue } from './draftResponse.ts'
import { postToStudio, studioWindow } from './studioWindow.ts'

/**
 * Requests the titles of fields and the messages of issues from the Studio, in the editor's language.
 * @returns null until the Studio replies; the English messages if no Studio has opened the window
 */
export function useFieldTitles(issues: DraftIssue[]): TitlesReply | null {
  const [reply, setReply] = useState(studioWindow() === window ? inEnglish : null)
  const request = JSON.stringify({
    type: titlesRequest.shape.type.value,
    fields: issues.map(({ field }) => field),
    messages: issues.map(({ message }) => message),
  } satisfies z.input<typeof titlesRequest>)

  useEffect(() => {
    const studio = studioWindow()
    if (studio === window) return
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const parsed = titlesReply.safeParse(data)
      if (source === studio && parsed.success) setReply(parsed.data)
    }
    window.addEventListener('message', receive)
    postToStudio(JSON.parse(request))
    return () => window.removeEventListener('message', receive)
  }, [request])

  return reply
}

const inEnglish: TitlesReply = {
  titles: {},
  messages: {},
  heading: 'This page cannot be published yet',
}
