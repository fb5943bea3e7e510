import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import { VisuallyHidden } from '../ui/typography.tsx'

/**
 * Announces the document's title to screen readers when the page or the language changes, as browsers do for
 * a new document.
 * @param lang the language of the title, if it is the English fallback
 */
export function AnnouncedTitle({ title, lang }: { title: string; lang?: Language | undefined }) {
  const [announced, announce] = useState('')
  const last = useRef(title)
  useEffect(() => {
    if (last.current === title) return
    last.current = title
    announce(title)
  }, [title])
  return (
    <VisuallyHidden role="status" lang={lang}>
      {announced}
    </VisuallyHidden>
  )
}
