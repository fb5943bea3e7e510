import { pageTypes } from '../../../shared/content/paths.ts'

/** A reference to any page: links inside the site survive a change of slug. */
export const pageReference = {
  type: 'reference' as const,
  to: pageTypes.map((type) => ({ type })),
  options: { disableNew: true },
}
