import { join } from 'node:path'
import { build } from 'vite'
import { entryChunk, type SiteSettings, siteConstants } from '../site/bundle.ts'

/**
 * Compiles the preview's code for the browser.
 * @returns the address of its script
 */
export async function buildPreview(outDir: string, settings: SiteSettings): Promise<string> {
  const output = await build({
    logLevel: 'warn',
    define: siteConstants(settings),
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: { input: join(process.cwd(), 'web/entry-preview.tsx') },
      // The overlays are large, and only editors load them.
      chunkSizeWarningLimit: 2000,
    },
  })
  return `/${entryChunk(output).fileName}`
}
