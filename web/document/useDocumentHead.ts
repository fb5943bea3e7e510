import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '../../shared/content/paths.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { Page, Site } from '../model/types.ts'
import { headTexts } from './head.ts'

/** Keeps the document's head in step with the page and language shown. */
export function useDocumentHead(page: Page | null, site: Site): void {
  const { language } = useLanguage()
  const path = canonicalPath(useLocation().pathname)
  const { title, description } = headTexts(page, site)
  useEffect(() => {
    document.title = title
    document.documentElement.lang = language
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
    if (canonical) canonical.href = new URL(path, canonical.href).href
  }, [title, description, language, path])
}
