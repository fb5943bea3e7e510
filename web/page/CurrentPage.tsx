import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { languageAndPath } from '../../shared/content/addresses/addresses.ts'
import { canonicalPath } from '../../shared/content/addresses/paths.ts'
import { pageHead, pageTexts } from '../document/head.ts'
import { siteUrl } from '../document/siteUrl.ts'
import { usePage, useSite } from '../loading/ContentProvider.tsx'
import type { Page, Site } from '../model/types.ts'
import { useCanonicalAddress } from '../routing/useCanonicalAddress.ts'
import { useFollowLinks } from '../routing/useFollowLinks.ts'
import { AnnouncedTitle } from '../shell/AnnouncedTitle.tsx'
import { LanguageNote } from '../shell/LanguageNote.tsx'
import { Shell } from '../shell/Shell.tsx'
import { ContentPage } from './ContentPage.tsx'
import { NotFound } from './NotFound.tsx'
import { PrintHeader, PrintStyles } from './PrintHeader.tsx'

/** The page at the current address, in the current language, with the document's head; or the not-found page. */
export function CurrentPage() {
  const { pathname } = useLocation()
  const address = canonicalPath(pathname)
  const { path } = languageAndPath(address)
  const page = usePage(path)
  const site = useSite()
  useDocumentHead(page, site)
  useCanonicalAddress(page?.path ?? path)
  useFollowLinks()
  const { title } = pageTexts(page, site)
  const { companyName, location, phone, emails } = site
  return (
    <>
      <PrintStyles $company={`${companyName}, ${location.value} · ${phone} · ${emails.info}`} />
      <AnnouncedTitle title={title} lang={page?.seo.title.lang} />
      <Shell path={path}>
        {/* The not-found page is prerendered at another address: the current one would not match at hydration. */}
        {page && <PrintHeader address={address} />}
        {page ? <ContentPage page={page} /> : <NotFound path={address} />}
      </Shell>
      <LanguageNote path={path} languages={page?.languages} />
    </>
  )
}

function useDocumentHead(page: Page | null, site: Site): void {
  useEffect(() => {
    const { title, elements } = pageHead({ site, page, siteUrl })
    document.title = title
    document.documentElement.lang = site.language
    for (const old of document.head.querySelectorAll('[data-page-head]')) old.remove()
    for (const { tag, attributes } of elements) {
      const element = document.createElement(tag)
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
      element.dataset.pageHead = ''
      document.head.append(element)
    }
  }, [page, site])
}
