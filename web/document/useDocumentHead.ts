import { useEffect } from 'react'
import type { Page, Site } from '../model/types.ts'
import { siteUrl } from './build.ts'
import { pageHead } from './head.ts'

/** Keeps the document's head in step with the page and language shown. */
export function useDocumentHead(page: Page | null, site: Site): void {
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
