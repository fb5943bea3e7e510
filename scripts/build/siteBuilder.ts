import { ContentError, uniqueIssues } from '../../gate/checks/issues.ts'
import { type LiveBuild, liveBuildPath } from '../../shared/publishing/liveBuild.ts'
import type { Snapshot } from '../content/contentSnapshot.ts'
import type { Environment } from '../environment.ts'
import { bundle } from './bundling/bundle.ts'
import { siteOutput, textFile } from './output/siteOutput.ts'
import { prerenderer } from './pages/prerender.ts'

/** The number of a build's documents, and the content of its /build.json. */
type BuildResult = { documents: number; live: LiveBuild }

/**
 * Bundles the site's code. Returns a function that builds the site from a snapshot, any number of times.
 * @param replace as for `siteOutput`
 */
export async function createSiteBuilder(
  environment: Environment,
  outDir: string,
  replace?: Parameters<typeof siteOutput>[1],
) {
  const { code, ...bundled } = await bundle(environment)
  const prerender = prerenderer(bundled, environment)
  const write = siteOutput(outDir, replace)

  /** @throws ContentError that names each page that cannot be rendered */
  return async (snapshot: Snapshot, id = newBuildId()): Promise<BuildResult> => {
    const { files, documents } = prerender(snapshot)
    const live: LiveBuild = { id, deployment: environment.deployment, content: snapshot.state }
    const build = textFile(liveBuildPath.slice(1), `${JSON.stringify(live)}\n`)
    await write([...code, ...files, build]).catch((error: unknown) => {
      throw contentErrorOf(error, environment) ?? error
    })
    return { documents, live }
  }
}

/** Combines the issues of all pages that could not be rendered into one error. Returns null for other errors. */
function contentErrorOf(error: unknown, { SANITY_STUDIO_URL }: Environment): ContentError | null {
  if (!(error instanceof AggregateError)) return null
  const unexpected = error.errors.find((inner) => !(inner instanceof ContentError))
  if (unexpected) return unexpected
  // A page has the same issue in each language.
  const issues = uniqueIssues(error.errors.flatMap(({ issues }: ContentError) => issues))
  return new ContentError(issues, SANITY_STUDIO_URL)
}

/**
 * Returns the id of a build that starts now: the time of this machine's clock, which may differ from other machines'
 * clocks.
 */
export function newBuildId(): string {
  return new Date().toISOString().replace(/\D/g, '')
}
