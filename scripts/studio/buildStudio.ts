import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { startSanity, studioDirectory } from './sanityProcess.ts'

const sources = [
  '{studio,shared,web,docs,scripts/studio}/**/*.{ts,tsx,js,css,md,json,png,svg}',
  'package-lock.json',
]

/**
 * Builds the Studio with Sanity's command, unless a build of the same sources exists. Its variables are set
 * in its page, so that one build works at any address. Builds of other sources in the directory are removed.
 * @returns the directory of the build
 * @throws Error with Sanity's output if the build fails
 */
export async function buildStudio(directory: string): Promise<string> {
  const built = join(directory, await fingerprint())
  if (existsSync(built)) return built
  console.log('Building the Studio (once) ...')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  const incomplete = `${built}.${process.pid}`
  await runBuild(incomplete)
  await rename(incomplete, built)
  return built
}

/** Builds a Studio with Sanity's command. @throws Error with its output if that fails */
export async function runBuild(target: string, source = studioDirectory): Promise<void> {
  const child = startSanity(['build', relative(source, target), '-y'], {}, source)
  const closed = once(child, 'close')
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (child.exitCode !== 0) throw new Error(`The Studio could not be built:\n${out}\n${errors}`)
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const exclude = ['**/*.test.*', '**/{testing,demo}/**']
  for (const file of globSync(sources, { exclude }).sort())
    hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}
