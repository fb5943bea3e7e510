/** The Sanity project and dataset; without variables, those of the local stand-in. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'localdev'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** The address of a Content Lake other than Sanity's, such as the local stand-in. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

/** The address of the preview; without a variable, the local one. */
export const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL || 'http://localhost:3335'
