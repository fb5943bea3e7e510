import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Language } from '../../shared/languages.ts'

/** Texts from the CMS, whose keys are a document's id, a colon and a field's path. */
const editable = '[data-translate*=":"]'

/**
 * Marks every text of the page with its field for Sanity's overlays, now and whenever it changes.
 * @returns a function that stops observing
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

/** Inserts the language into a localized field's path, before the index of a list's entry. */
function inLanguage(path: string, language: Language): string {
  return path.replace(/(\[\d+\])?$/, (entry) => `.${language}${entry}`)
}
