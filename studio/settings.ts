/** The Sanity project and dataset; by default, the local stand-in's. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'localdev'
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production'

/** The host of the API, if another than Sanity's, such as the local stand-in. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || undefined

export const previewUrl = process.env.SANITY_STUDIO_PREVIEW_URL || 'http://localhost:3335'

/** The target of `sanity deploy`: the host name's first part, and the id that the first deployment prints. */
export const studioHost = process.env.SANITY_STUDIO_HOSTNAME || undefined
export const appId = process.env.SANITY_STUDIO_APP_ID || undefined

/** Whether there is a preview server: a Studio that is deployed may have none, and hides what opens it. */
export const hasPreview = !studioHost || Boolean(process.env.SANITY_STUDIO_PREVIEW_URL)

const supabaseUrl = process.env.SANITY_STUDIO_SUPABASE_URL || undefined
const supabaseKey = process.env.SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY || undefined

/** The Supabase project with the enquiries; without it, the tool Enquiries is hidden. */
export const supabase =
  supabaseUrl && supabaseKey ? { url: supabaseUrl, key: supabaseKey } : undefined
