import { Route, Routes, useLocation } from 'react-router-dom'
import { usePage, useSite } from './content/ContentProvider.tsx'
import { canonicalPath } from './content/modules.ts'
import { useDocumentHead } from './document/useDocumentHead.ts'
import { ContentPage } from './pages/ContentPage.tsx'
import { NotFound } from './pages/NotFound.tsx'
import { Shell } from './shell/Shell.tsx'

/**
 * The site has one route: which pages exist, and under which paths, is content
 * (`content/paths.ts`), so that a page published in the CMS needs no line here.
 */
export function SiteRoutes() {
  return (
    <Routes>
      <Route path="*" element={<PageAtLocation />} />
    </Routes>
  )
}

function PageAtLocation() {
  const path = canonicalPath(useLocation().pathname)
  const page = usePage(path)
  useDocumentHead(page, useSite())
  return <Shell path={path}>{page ? <ContentPage page={page} /> : <NotFound path={path} />}</Shell>
}
