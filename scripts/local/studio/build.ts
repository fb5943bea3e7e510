import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, glob, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { writeDirectory } from '../../content/writeDirectory.ts'
import { localStyles } from './page.ts'
import type { StudioOptions } from './studio.ts'
import { startSanity } from './studio.ts'

/**
 * Builds the Studio with Sanity's own command, unless there is a build of the same sources. The build
 * has placeholders for the variables, so that one build serves at any address.
 * @returns the directory of the built Studio with its variables filled in
 */
export async function buildStudio(options: Omit<StudioOptions, 'port'>): Promise<string> {
  const { source, directory, variables } = options
  const built = join(directory, await fingerprint(options))
  if (!existsSync(built)) {
    console.log('Building the Studio (once) ...')
    await rm(directory, { recursive: true, force: true })
    await writeDirectory(built, async (next) => {
      const placeholders = Object.keys(variables).map((name) => [name, placeholderOf(name)])
      await run(source, ['build', relative(source, next), '-y'], Object.fromEntries(placeholders))
      for await (const style of glob(join(next, '**/*.css')))
        await writeFile(style, localStyles(await readFile(style, 'utf8')))
    })
  }
  const filled = `${built}-${hashOf(JSON.stringify(variables))}`
  if (!existsSync(filled)) await writeDirectory(filled, (next) => fillIn(built, next, variables))
  return filled
}

const placeholderOf = (name: string) => `${name.toLowerCase()}.placeholder`

/** Copies a built Studio, with the variables in place of their placeholders. */
async function fillIn(
  built: string,
  directory: string,
  variables: Record<string, string>,
): Promise<void> {
  await cp(built, directory, { recursive: true })
  for await (const script of glob(join(directory, '**/*.js'))) {
    const filled = Object.entries(variables).reduce(
      (script, [name, value]) => script.replaceAll(placeholderOf(name), () => value),
      await readFile(script, 'utf8'),
    )
    await writeFile(script, filled)
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** Returns a hash of all files that the build depends on. */
async function fingerprint({
  source,
  dependencies,
  variables,
}: Pick<StudioOptions, 'source' | 'dependencies' | 'variables'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.keys(variables)))
  for (const path of [source, ...dependencies])
    for (const file of await filesIn(path))
      if (isSource(file)) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

/** Returns whether a Studio may be built from a file: code, words and pictures, but no tests. */
const isSource = (file: string) =>
  /\.(tsx?|css|md|json|png|svg)$/.test(file) && !/\.test\.|[/\\](testing|demo)[/\\]/.test(file)

async function filesIn(path: string): Promise<string[]> {
  if (extname(path) !== '') return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

async function run(
  source: string,
  parameters: string[],
  variables: Record<string, string>,
): Promise<void> {
  const child = startSanity(source, parameters, variables)
  const closed = once(child, 'close')
  const output = await Promise.all([text(child.stdout), text(child.stderr), closed])
  if (child.exitCode !== 0)
    throw new Error(`The Studio could not be built:\n${output.slice(0, 2).join('\n')}`)
}
