declare global {
  interface ImportMetaEnv {
    /** Set by the build: see scripts/site/bundle.ts. */
    readonly SITE_URL: string
  }
}

/** The address that the site is published at. */
export const siteUrl = import.meta.env.SITE_URL
