/** Which Content Lake the Studio edits; without variables, the local stand-in's. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'localdev'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** The address of a Content Lake that is not Sanity's own, such as the local stand-in. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** Where the site with its drafts is served; without a variable, the local one. */
export const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL || 'http://localhost:3335'
