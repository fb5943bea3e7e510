/** Paths on the preview's server. The Studio opens a session at `enable`; the page asks for the rest. */
export const previewPaths = {
  enable: '/preview/enable',
  draft: '/preview/draft',
  changes: '/preview/changes',
} as const
