import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../../shared/content/paths.ts'
import { usePage, useSite } from '../content/ContentProvider.tsx'
import { useDocumentHead } from '../document/useDocumentHead.ts'
import { Shell } from '../shell/Shell.tsx'
import { ContentPage } from './ContentPage.tsx'
import { NotFound } from './NotFound.tsx'

/** The page at the browser's location, or the not-found page, inside header and footer. */
export function CurrentPage() {
  const path = canonicalPath(useLocation().pathname)
  const page = usePage(path)
  useDocumentHead(page, useSite())
  return <Shell path={path}>{page ? <ContentPage page={page} /> : <NotFound path={path} />}</Shell>
}
