import { z } from 'zod'

/** Routes of the preview server. The Studio opens a session at `enable`; the page uses the others. */
export const previewPaths = {
  enable: '/preview/enable',
  draft: '/preview/draft',
  changes: '/preview/changes',
} as const

/**
 * Returns the slug that the preview gives a page without one. It stays the page's second address
 * there, so that the preview does not lose the page when it gets a slug.
 */
export function slugOfDraft(id: string): string {
  return `draft-${id.replace(/^drafts\./, '')}`
}

/**
 * Message of the page to the Studio: fields whose titles it needs, such as
 * `homePage.sections.stats.heading`, with an entry of a list by its type.
 */
export const titlesRequest = z.object({
  type: z.literal('preview/titles-request'),
  fields: z.array(z.string()),
})

/** The Studio's answer: the titles of the type and the fields on the way, by field. */
export const titlesAnswer = z.object({
  type: z.literal('preview/titles'),
  titles: z.record(z.string(), z.array(z.string())),
})

/** The parameter of the preview's pages with the id of a plan: the site is shown as after it. */
export const planParameter = 'plan'

/** Returns the id of the plan that an address of the preview names, or null. */
export function planIn(address: string): string | null {
  return new URL(address, 'http://localhost').searchParams.get(planParameter)
}

/** Returns an address of the preview with the plan that it shows the site after. */
export function withPlan(address: string, plan: string | null): string {
  if (plan === null) return address
  const { pathname, searchParams, hash } = new URL(address, 'http://localhost')
  searchParams.set(planParameter, plan)
  return `${pathname}?${searchParams}${hash}`
}
