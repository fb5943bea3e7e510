import { singletonPages } from './paths.ts'

/** The document types with exactly one document, whose id is the type's name. */
export const singletons: readonly string[] = [...singletonPages, 'siteSettings']
