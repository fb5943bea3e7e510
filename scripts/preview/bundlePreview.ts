import { bundleEntry, type PublicSettings, siteConstants } from '../build/bundle.ts'

export type PreviewBundle = Awaited<ReturnType<typeof bundlePreview>>

/** Bundles the site for the preview, in memory: with drafts from the server, and marks by which clicks open fields. */
export async function bundlePreview(settings: PublicSettings) {
  const { entry, files } = await bundleEntry('entry-preview.tsx', {
    define: { ...siteConstants(settings), 'import.meta.env.PREVIEW': 'true' },
  })
  return { files, script: `/${entry.fileName}` }
}
