declare global {
  interface ImportMetaEnv {
    /** Set by the build: see scripts/site/bundle.ts. */
    readonly SITE_URL: string
  }
}

export const siteUrl = import.meta.env.SITE_URL
