import type { Language } from '../../shared/languages.ts'
import type { Page, Site } from '../../web/model/types.ts'

/** The id of the element in which the development server sends the content, as JSON. */
export const contentId = 'content'

/** The catalogue's content by language. */
export type CatalogueContent = Record<Language, { site: Site; page: Page }>
