import type { Language } from '../../shared/languages.ts'
import { isEditableWord } from '../i18n/editableWords.ts'
import type { Draft } from '../model/draft.ts'
import type { Site } from '../model/types.ts'
import { inLanguage, openingOf, partsOf, pathInPlaceholder, placeholderOf } from './fieldOf.ts'
import { mapPlaces } from './mapPlaces.ts'
import { placesIn } from './places.ts'

/**
 * Returns the key of a text with the document that it is in: a document's id, a colon and a field's
 * path. Words of the interface have their path alone as key. Returns null for those in the code.
 */
function keyOf({ dataset: { translate: key = '' } }: HTMLElement): string | null {
  if (key.includes(':')) return key
  return isEditableWord(key) ? `words:${key}` : null
}

type Shown = Pick<Draft, 'page' | 'mapped' | 'placeholders' | 'types'> & {
  site: Site
  language: Language
}

/** Leads from page to page here too: a click that opens the field of a word would not. */
const menu = 'header nav'

/**
 * Marks what the page shows of the content with its fields for Sanity's overlays, and placeholders
 * for the style sheet, now and whenever the page changes.
 * @returns a function that stops observing
 */
export function annotate(shown: Shown): () => void {
  const root = document.getElementById('root') ?? document.body
  const open = (element: Element, id: string, path: string) => {
    const type = shown.types[id]
    // Placeholders of listed documents have no document that could be opened.
    if (type) setAttribute(element, 'data-sanity', openingOf({ id, type, path }))
  }
  const markAll = () => {
    for (const { element, id, path } of [
      ...placesIn(root, shown.page, shown.site),
      ...(shown.page ? mapPlaces(root, shown.page, shown) : []),
    ])
      open(element, id, path)
    for (const element of root.querySelectorAll<HTMLElement>('[data-translate]')) {
      if (element.closest(menu)) continue
      const key = keyOf(element)
      if (key === null) continue
      const { id, path } = partsOf(key)
      const placeholder = placeholderOf(key, shown.placeholders)
      element.toggleAttribute('data-placeholder', placeholder !== undefined)
      const target = placeholder
        ? pathInPlaceholder(key, placeholder, shown.language)
        : inLanguage(path, shown.language)
      open(element, placeholder ? partsOf(placeholder).id : id, target)
    }
  }
  markAll()
  const observer = new MutationObserver(markAll)
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-translate', 'src'],
  })
  return () => observer.disconnect()
}

/** Sets an attribute unless it is as it should be, because overlays react to every change. */
function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
