import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { type StudioOptions, startSanity } from './studio.ts'

type Sources = Pick<StudioOptions, 'source' | 'dependencies'>

/**
 * Builds the Studio with Sanity's own command, unless there is a build of the same sources. Its variables
 * are in its page, so that one build serves at any address.
 * @returns the directory of the build
 */
export async function buildStudio({
  directory,
  ...sources
}: Sources & { directory: string }): Promise<string> {
  const built = join(directory, await fingerprint(sources))
  if (existsSync(built)) return built
  console.log('Building the Studio (once) ...')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const incomplete = `${built}.${process.pid}`
  const output = relative(sources.source, incomplete)
  const child = startSanity(sources.source, ['build', output, '-y'], {})
  const closed = once(child, 'close')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (child.exitCode !== 0) throw new Error(`The Studio could not be built:\n${out}\n${errors}`)
  await rename(incomplete, built)
  return built
}

/** Returns a hash of all files that the build depends on. */
async function fingerprint({ source, dependencies }: Sources): Promise<string> {
  const patterns = [source, ...dependencies].map((path) =>
    extname(path) === '' ? `${path}/**/*.{ts,tsx,js,css,md,json,png,svg}` : path,
  )
  const exclude = ['**/*.test.*', '**/{testing,demo}/**']
  const hash = createHash('sha256')
  for (const file of globSync(patterns, { exclude }).sort())
    hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
