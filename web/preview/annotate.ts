import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Language } from '../../shared/languages.ts'

/** The texts that are written in the CMS: their keys name a document and, after a colon, a field. */
const editable = '[data-translate*=":"]'

/**
 * Marks every text of the page with the field it is written in, for Sanity's overlays, and goes on
 * doing so as the page changes.
 * @returns a function that stops it
 */
export function annotate(
  language: Language,
  typeOf: (documentId: string) => string | undefined,
): () => void {
  const markAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>(editable)) {
      const mark = attribute(element.dataset.translate ?? '', language, typeOf)
      if (element.dataset.sanity !== mark) element.dataset.sanity = mark
    }
  }
  markAll()
  const observer = new MutationObserver(markAll)
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-translate'],
  })
  return () => observer.disconnect()
}

function attribute(key: string, language: Language, typeOf: (id: string) => string | undefined) {
  const colon = key.indexOf(':')
  const id = key.slice(0, colon)
  return createDataAttribute({
    id,
    type: typeOf(id) ?? 'document',
    path: inLanguage(key.slice(colon + 1), language),
    baseUrl: '/',
  }).toString()
}

/** The field of one language within a localized one; an entry of a list comes after it. */
function inLanguage(path: string, language: Language): string {
  return path.replace(/(\[\d+\])?$/, (entry) => `.${language}${entry}`)
}
