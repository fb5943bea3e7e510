import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { localStyles } from './page.ts'
import type { StudioOptions } from './studio.ts'

/**
 * Builds the Studio with Sanity's own command, unless the same one is there from an earlier run.
 * @returns the directory of the built Studio
 */
export async function buildStudio(options: Omit<StudioOptions, 'port'>): Promise<string> {
  const { source, directory, variables } = options
  const built = join(directory, await fingerprint(options))
  if (existsSync(built)) return built
  console.log('Building the Studio (once) ...')
  const next = resolve(directory, 'next')
  await rm(directory, { recursive: true, force: true })
  await mkdir(directory, { recursive: true })
  await run(source, ['build', next, '-y'], variables)
  for await (const style of glob(join(next, '**/*.css')))
    await writeFile(style, localStyles(await readFile(style, 'utf8')))
  await rename(next, built)
  return built
}

/** A hash of all that the built Studio is made from. */
async function fingerprint({
  source,
  dependencies,
  variables,
}: Pick<StudioOptions, 'source' | 'dependencies' | 'variables'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(variables))
  for (const path of [source, ...dependencies])
    for (const file of await filesIn(path)) hash.update(file).update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

async function filesIn(source: string): Promise<string[]> {
  if (source.endsWith('.json')) return [source]
  const entries = await readdir(source, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|md)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()
}

function run(
  source: string,
  parameters: string[],
  variables: Record<string, string>,
): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(resolve('node_modules/.bin/sanity'), parameters, {
      cwd: source,
      env: { ...process.env, ...variables, CI: 'true', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`The Studio could not be built:\n${output}`)),
    )
  })
}
