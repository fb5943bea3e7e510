import { bundleEntry, type SiteSettings, siteConstants } from '../site/bundle.ts'
import type { SiteFile } from '../site/siteOutput.ts'

export type PreviewBundle = {
  files: SiteFile[]
  /** The URL path of the script that starts the preview. */
  script: string
}

/** Bundles the preview for the browser. */
export async function bundlePreview(settings: SiteSettings): Promise<PreviewBundle> {
  const { entry, files } = await bundleEntry('entry-preview.tsx', {
    define: { ...siteConstants(settings), 'import.meta.env.PREVIEW': 'true' },
  })
  return { files, script: `/${entry.fileName}` }
}
