import { documentFile, siteOutput, textFile } from '../../scripts/build/output/siteOutput.ts'
import type { Snapshot } from '../../scripts/content/contentSnapshot.ts'
import type { Environment } from '../../scripts/environment.ts'
import { liveBuildPath } from '../../shared/publishing/liveBuild.ts'

export const newBuildId = () => new Date().toISOString().replace(/\D/g, '')

/** Replaces the site's builder in tests of what happens around builds: a page consists of its heading. */
export async function createSiteBuilder(
  { deployment }: Environment,
  ...output: Parameters<typeof siteOutput>
) {
  const write = siteOutput(...output)
  return async ({ content, state }: Snapshot, id = newBuildId()) => {
    const live = { id, deployment, content: state }
    const pages = content.pages.map((page) =>
      textFile(documentFile(page.path), 'hero' in page ? page.hero.heading.en : page.title.en),
    )
    const build = textFile(liveBuildPath.slice(1), JSON.stringify(live))
    await write([...pages, build])
    return { documents: pages.length, live }
  }
}
