import { singletonPages } from './paths.ts'

/**
 * Singletons that need not exist: without them the site uses the defaults of the code, which the form
 * shows too.
 */
export const optionalSingletons = ['navigation', 'words'] as const

/** The document types with exactly one document, whose id is the type's name. */
export const singletons: readonly string[] = [
  ...singletonPages,
  'siteSettings',
  ...optionalSingletons,
]
