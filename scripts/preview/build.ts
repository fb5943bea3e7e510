import { join } from 'node:path'
import { build } from 'vite'
import { entryChunk, type SiteSettings, siteConstants } from '../site/bundle.ts'
import { icons } from '../site/icons.ts'

/**
 * Bundles the preview for the browser.
 * @returns the URL path of its script
 */
export async function buildPreview(outDir: string, settings: SiteSettings): Promise<string> {
  const output = await build({
    logLevel: 'warn',
    define: { ...siteConstants(settings), 'import.meta.env.PREVIEW': 'true' },
    plugins: [icons()],
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: { input: join(process.cwd(), 'web/entry-preview.tsx') },
      // Sanity's overlays are large, but only editors load them.
      chunkSizeWarningLimit: 2000,
    },
  })
  return `/${entryChunk(output).fileName}`
}
