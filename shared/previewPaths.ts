/** Routes of the preview server. The Studio opens a session at `enable`; the page uses the others. */
export const previewPaths = {
  enable: '/preview/enable',
  draft: '/preview/draft',
  changes: '/preview/changes',
} as const

/**
 * Returns what stands in the preview for the slug of a page that has none yet. It stays the page's
 * second address there, so that the preview does not lose the page when it gets a slug.
 */
export function slugOfDraft(id: string): string {
  return `draft-${id.replace(/^drafts\./, '')}`
}
