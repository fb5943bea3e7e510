declare global {
  interface ImportMetaEnv {
    /** The site's URL, which the build sets (scripts/build/bundling/bundler.ts). */
    readonly SITE_URL: string
  }
}

export const siteUrl = import.meta.env.SITE_URL
