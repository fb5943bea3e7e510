import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import { createGlobalStyle } from 'styled-components'
import type { Language } from '../../shared/languages.ts'
import { isEditableMessage } from '../i18n/editableMessages.ts'
import type { DraftResponse } from './draftResponse.ts'

/** Returns the value of `data-sanity`, which makes an element open a field in the Studio. */
export function dataSanity(id: string, type: string, path: string): string {
  return createDataAttribute({ id, type, path, baseUrl: '/' }).toString()
}

/**
 * Selects the menu and the button that opens it. The menu's elements open no fields, because a click follows their
 * link.
 */
const menu = 'header nav, header summary'

/** A field of a document, with its path in Sanity's notation. */
export type PageField = { id: string; type: string; path: string }

/**
 * Returns the field that an element names, if it belongs to one of the page's documents. `data-translate` names a
 * localized text, `data-field` another field.
 */
export function fieldOf(
  element: HTMLElement | SVGElement,
  { types }: DraftResponse,
  language: Language,
): PageField | null {
  const { translate, field } = element.dataset
  const text =
    translate !== undefined && isEditableMessage(translate)
      ? `interfaceMessages:${translate}`
      : translate
  const [key = '', suffix] = text === undefined ? [field, ''] : [text, `.${language}`]
  const [id = '', path = ''] = key.split(/:(.*)/)
  const type = types[id]
  if (!type || element.closest(menu)) return null
  return { id, type, path: path + suffix }
}

/**
 * Keeps `data-sanity` on elements that name a field.
 * @returns a function that stops observing
 */
export function connectFields(draft: DraftResponse, language: Language): () => void {
  const root = document.getElementById('root') ?? document.body
  const connectAll = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-field], [data-translate]')) {
      const field = fieldOf(element, draft, language)
      const value = field && dataSanity(field.id, field.type, field.path)
      // Sanity's overlays react to every change of the attribute.
      if (value && element.getAttribute('data-sanity') !== value)
        element.setAttribute('data-sanity', value)
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
