import { useEffect, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import type { DraftResponse } from './draftResponse.ts'
import { fieldOf } from './overlays.ts'
import { studioWindow } from './studioWindow.ts'
import { type EditedText, type PreviewedVersion, TextField } from './TextField.tsx'
import { textStyle } from './textStyle.ts'

/**
 * A field over a double-clicked text. The page requests the stored text from the Studio and sends the edited text back,
 * because the page has no write access, and its text may differ from the stored one: placeholders are filled in,
 * English replaces missing translations, and a browser may have translated it.
 */
export function InlineTextEditor({
  draft,
  language,
  shows,
}: {
  draft: DraftResponse
  language: Language
  shows: PreviewedVersion
}) {
  const [edited, setEdited] = useState<EditedText | null>(null)

  useEffect(() => {
    if (studioWindow() === window) return
    const begin = ({ target }: MouseEvent) => {
      const named = target instanceof Element && target.closest('[data-translate], [data-field]')
      const element = named as HTMLElement | SVGElement | false | null
      const field = element && fieldOf(element, draft, language)
      if (!element || !field) return
      const next = { field, style: textStyle(element), displayedText: element.textContent }
      // Another edited text is saved first, when it loses the focus.
      setEdited((current) => current ?? next)
    }
    document.addEventListener('dblclick', begin)
    return () => document.removeEventListener('dblclick', begin)
  }, [draft, language])

  if (!edited) return null
  return <TextField {...edited} shows={shows} draft={draft} onClose={() => setEdited(null)} />
}
