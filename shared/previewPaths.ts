/** Routes of the preview server. The Studio opens a session at `enable`; the page uses the others. */
export const previewPaths = {
  enable: '/preview/enable',
  draft: '/preview/draft',
  changes: '/preview/changes',
} as const
