import { pageTypes } from '../../../shared/content/paths.ts'

/** What a link inside the site points at: any page, so that its address may change. */
export const pageReference = {
  type: 'reference' as const,
  to: pageTypes.map((type) => ({ type })),
  options: { disableNew: true },
}
