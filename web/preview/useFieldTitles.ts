import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { titlesAnswer, titlesRequest } from '../../shared/previewProtocol.ts'

/**
 * Requests the titles of fields from the Studio, in the editor's language.
 * @param fields in the form of `titlesRequest`
 * @returns by field, the titles of the document type and of each field on the path; empty until the Studio answers
 */
export function useFieldTitles(fields: string[]): Record<string, string[]> {
  const [titles, setTitles] = useState<Record<string, string[]>>({})
  const fieldList = fields.join()

  useEffect(() => {
    const studio: Window = window.opener ?? window.parent
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      const answer = titlesAnswer.safeParse(data)
      if (source === studio && answer.success) setTitles(answer.data.titles)
    }
    window.addEventListener('message', receive)
    const request: z.input<typeof titlesRequest> = {
      type: titlesRequest.shape.type.value,
      fields: fieldList === '' ? [] : fieldList.split(','),
    }
    // The page does not know the Studio's origin; field names are not secret.
    studio.postMessage(request, '*')
    return () => window.removeEventListener('message', receive)
  }, [fieldList])

  return titles
}
