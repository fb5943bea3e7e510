import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Bundle, BundledFiles, SiteSettings } from './bundle.ts'

/** What is bundled: the client into `outDir`, the server entry into `work`. */
export type BundleOrder = { outDir: string; work: string; settings: SiteSettings }

/**
 * Bundles the site in a process of its own, because bundling takes half a gigabyte that is only given
 * back with the process, and imports the server entry into this one.
 */
export async function bundleInChildProcess(order: BundleOrder): Promise<Bundle> {
  const child = fork(join(import.meta.dirname, 'bundleProcess.ts'), {
    execArgv: [],
    serialization: 'advanced',
    // Otherwise React's development build is bundled where another value is set, with local paths.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let files: BundledFiles | undefined
  child.once('message', (message: BundledFiles) => {
    files = message
  })
  child.send(order)
  const [code] = await once(child, 'exit')
  if (files === undefined)
    throw new Error(`The site's code was not bundled (exit code ${code}); the reasons are above.`)
  const { entryServer } = await import(pathToFileURL(join(order.work, 'entry-server.js')).href)
  return { ...files, server: entryServer }
}
