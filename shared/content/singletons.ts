import { singletonPages } from './paths.ts'

/**
 * The documents that the site does without until somebody begins them: it then has what the code
 * says, and so has the form.
 */
export const begunWithDefaults = ['navigation', 'words'] as const

/** The document types with exactly one document, whose id is the type's name. */
export const singletons: readonly string[] = [
  ...singletonPages,
  'siteSettings',
  ...begunWithDefaults,
]
