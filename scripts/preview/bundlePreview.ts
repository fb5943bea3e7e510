import { bundledFile, runBundler } from '../build/bundling/bundle.ts'
import type { PublicSettings } from '../build/bundling/bundler.ts'

export type PreviewBundle = Awaited<ReturnType<typeof bundlePreview>>

/** Bundles the site for the preview, in memory. */
export async function bundlePreview(settings: PublicSettings) {
  const { files, script } = await runBundler('preview', settings)
  return { files: files.map(bundledFile), script }
}
