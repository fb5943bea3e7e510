import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../shared/languages.ts'
import { VisuallyHidden } from '../ui/typography.tsx'

/**
 * Announces the title of the document to screen readers when the page or the language changes, as
 * a browser does for a new document.
 * @param lang the title's language where English stands in
 */
export function Announcement({ title, lang }: { title: string; lang?: Language | undefined }) {
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
