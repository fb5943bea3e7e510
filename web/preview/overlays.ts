import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { createGlobalStyle } from 'styled-components'
import type { Language } from '../../shared/languages.ts'
import { isEditableWord } from '../i18n/editableWords.ts'
import type { Draft } from '../model/draft.ts'

/** Returns the value of `data-sanity`, by which a click on an element opens a field in the Studio. */
export function dataSanity(id: string, type: string, path: string): string {
  return createDataAttribute({ id, type, path, baseUrl: '/' }).toString()
}

/** The menu leads from page to page in the preview too. */
const menu = 'header nav'

/**
 * Keeps `data-sanity` on the elements that name a field: `data-translate` names a text in every
 * language, `data-field` a field as a whole.
 * @returns a function that stops observing
 */
export function connectFields({ types }: Draft, language: Language): () => void {
  const root = document.getElementById('root') ?? document.body
  const connect = (element: Element, key: string, suffix: string) => {
    const [id = '', path = ''] = key.split(/:(.*)/)
    const type = types[id]
    if (!type || element.closest(menu)) return
    const value = dataSanity(
      id,
      type,
      path.replace(/(\[\d+\])?$/, (index) => suffix + index),
    )
    // Overlays react to every change of the attribute.
    if (element.getAttribute('data-sanity') !== value) element.setAttribute('data-sanity', value)
  }
  const connectAll = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-field]'))
      connect(element, element.dataset.field ?? '', '')
    for (const element of root.querySelectorAll<HTMLElement>('[data-translate]')) {
      const key = element.dataset.translate ?? ''
      connect(element, isEditableWord(key) ? `words:${key}` : key, `.${language}`)
    }
  }
  connectAll()
  const observer = new MutationObserver(connectAll)
  observer.observe(root, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-translate', 'data-field'],
  })
  return () => observer.disconnect()
}

/** Lets clicks on a map reach the country below what names no field. */
export const MapOverlays = createGlobalStyle`
  figure[data-sanity] svg {
    * {
      pointer-events: none;
    }

    [data-sanity], [data-sanity] * {
      pointer-events: auto;
    }
  }
`
