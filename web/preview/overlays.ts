import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { createGlobalStyle } from 'styled-components'
import type { Language } from '../../shared/languages.ts'
import { isEditableMessage } from '../i18n/editableMessages.ts'
import type { DraftResponse } from '../model/draftResponse.ts'

/** Returns the value of `data-sanity`, which makes an element open a field in the Studio. */
export function dataSanity(id: string, type: string, path: string): string {
  return createDataAttribute({ id, type, path, baseUrl: '/' }).toString()
}

/** Elements of the menu open no fields, because a click follows their link. */
const menu = 'header nav'

/**
 * Keeps `data-sanity` on elements that name a field: `data-translate` names a localized text, `data-field`
 * another field.
 * @returns a function that stops observing
 */
export function connectFields({ types }: DraftResponse, language: Language): () => void {
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
    // Sanity's overlays react to every change of the attribute.
    if (element.getAttribute('data-sanity') !== value) element.setAttribute('data-sanity', value)
  }
  const connectAll = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-field]'))
      connect(element, element.dataset.field ?? '', '')
    for (const element of root.querySelectorAll<HTMLElement>('[data-translate]')) {
      const key = element.dataset.translate ?? ''
      connect(element, isEditableMessage(key) ? `words:${key}` : key, `.${language}`)
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

/** Lets clicks pass through elements without a field to the country below them. */
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
