import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LiveBuild, liveBuildPath } from '../../shared/liveBuild.ts'
import { ContentError, distinct } from '../content/issues.ts'
import type { Snapshot } from '../content/snapshot.ts'
import type { Environment } from '../environment.ts'
import { bundleInChildProcess } from './bundleInChildProcess.ts'
import { prerenderer } from './prerender.ts'
import { siteOutput, textFile } from './siteOutput.ts'

type Target = {
  outDir: string
  /** The build's id, which the site's /build.json names. */
  id: string
}

/** The bundled code, for any number of builds with different content. */
type Builder = {
  /**
   * Builds the site into a new directory; files that equal this builder's last output are linked.
   * @returns the number of documents written
   * @throws ContentError that names every page that cannot be rendered
   */
  build(snapshot: Snapshot, target: Target): Promise<number>
  close(): Promise<void>
}

/** Bundles the site's code. */
export async function openBuilder(environment: Environment): Promise<Builder> {
  const work = await mkdtemp(join(tmpdir(), 'build-'))
  const client = join(work, 'client')
  const close = () => rm(work, { recursive: true, force: true })
  try {
    const { SITE_URL, supabase } = environment
    const settings = { SITE_URL, supabase }
    const compiled = await bundleInChildProcess({
      outDir: client,
      work: join(work, 'server'),
      settings,
    })
    const prerender = prerenderer(compiled, environment)
    const write = siteOutput(client)
    return {
      async build(snapshot, { outDir, id }) {
        const { files, documents } = prerender(snapshot)
        const live: LiveBuild = { id, deployment: environment.deployment, content: snapshot.state }
        const build = textFile(liveBuildPath.slice(1), `${JSON.stringify(live)}\n`)
        await write([...files, build], outDir).catch((error: unknown) => {
          throw contentErrorOf(error, environment) ?? error
        })
        return documents
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Returns the issues of all pages that could not be rendered as one error; null for any other error. */
function contentErrorOf(error: unknown, { SANITY_STUDIO_URL }: Environment): ContentError | null {
  if (!(error instanceof AggregateError)) return null
  const other = error.errors.find((it) => !(it instanceof ContentError))
  if (other) return other
  // A page has the same issue in each language.
  const issues = distinct(error.errors.flatMap((it: ContentError) => it.issues))
  return new ContentError(issues, SANITY_STUDIO_URL)
}

/** Returns an id for a build that begins now; a later build's id sorts after it. */
export function newBuildId(): string {
  return new Date().toISOString().replace(/\D/g, '')
}

/**
 * Builds the site from a snapshot, once.
 * @returns the number of documents written
 */
export async function buildSite(
  environment: Environment,
  { snapshot, outDir, id = newBuildId() }: { snapshot: Snapshot; outDir: string; id?: string },
): Promise<number> {
  const builder = await openBuilder(environment)
  try {
    return await builder.build(snapshot, { outDir, id })
  } finally {
    await builder.close()
  }
}
