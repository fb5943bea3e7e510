import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { titlesAnswer, titlesRequest } from '../../shared/preview.ts'

/**
 * Asks the Studio for the titles of fields, in the editor's language.
 * @param fields in the form of `titlesRequest`
 * @returns the titles of the type and the fields on the way, by field; none before the Studio answers
 */
export function useFieldTitles(fields: string[]): Record<string, string[]> {
  const [titles, setTitles] = useState<Record<string, string[]>>({})
  const asked = fields.join()

  useEffect(() => {
    const studio: Window = window.opener ?? window.parent
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const answer = titlesAnswer.safeParse(data)
      if (source === studio && answer.success) setTitles(answer.data.titles)
    }
    window.addEventListener('message', receive)
    const request: z.input<typeof titlesRequest> = {
      type: titlesRequest.shape.type.value,
      fields: asked === '' ? [] : asked.split(','),
    }
    // The page does not know the Studio's origin; the names of fields are no secret.
    studio.postMessage(request, '*')
    return () => window.removeEventListener('message', receive)
  }, [asked])

  return titles
}
