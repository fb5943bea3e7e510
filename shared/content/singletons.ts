import { singletonPages } from './paths.ts'

/** The document types that exist once. The id of each one's document is the type's name. */
export const singletons: readonly string[] = [...singletonPages, 'siteSettings']
