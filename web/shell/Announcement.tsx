import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../ui/typography.tsx'

/**
 * Announces the title of the document to screen readers when the page or the language changes, as
 * a browser does for a new document.
 */
export function Announcement({ title }: { title: string }) {
  const [announced, announce] = useState('')
  const last = useRef(title)
  useEffect(() => {
    if (last.current === title) return
    last.current = title
    announce(title)
  }, [title])
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>
}
