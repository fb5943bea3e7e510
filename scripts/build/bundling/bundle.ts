import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EntryServer } from '../../../web/model/entryServer.ts'
import type { SiteFile } from '../output/siteOutput.ts'
import type { BundledFile, bundlers, PublicSettings } from './bundler.ts'

const program = join(import.meta.dirname, 'bundleProcess.ts')

/**
 * Bundles the site in memory: the browser scripts, and the code that prerenders pages, which is imported immediately.
 */
export async function bundle(settings: PublicSettings) {
  const { files, scripts, server: code, views } = await runBundler('site', settings)
  const server = await importServer(code)
  const missing = server.viewNames.filter((name) => !views.includes(name))
  if (missing.length > 0)
    throw new Error(
      `No script has the name of the views ${missing}: viewScripts does not find their folder`,
    )
  return { code: files.map(bundledFile), scripts, server }
}

type Bundlers = typeof bundlers

/**
 * Bundles in a child process, because bundling takes much memory, which Node releases only when a process ends.
 * @throws Error if the process ends without a result
 */
export async function runBundler<Name extends keyof Bundlers>(
  name: Name,
  { SITE_URL, supabase }: PublicSettings,
): Promise<Awaited<ReturnType<Bundlers[Name]>>> {
  const settings = JSON.stringify({ SITE_URL, supabase } satisfies PublicSettings)
  const child = fork(program, [name, settings], { execArgv: [], serialization: 'advanced' })
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(
      `The ${name} could not be bundled (${signal ?? `exit code ${code}`}); the reason is above.`,
    )
  })
  const [bundled] = await Promise.race([once(child, 'message'), ended])
  child.disconnect()
  return bundled
}

export function bundledFile({ path, content }: BundledFile): SiteFile {
  return { path, version: path, make: () => content }
}

async function importServer(code: string): Promise<EntryServer> {
  await using directory = await mkdtempDisposable(join(tmpdir(), 'server-'))
  const file = join(directory.path, 'entry-server.mjs')
  await writeFile(file, code)
  const { entryServer } = await import(pathToFileURL(file).href)
  return entryServer
}
