import { mkdtempDisposable, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import type { EntryServer } from '../../web/model/rendering.ts'
import type { Environment } from '../environment.ts'
import type { SiteFile } from './siteOutput.ts'

export type PublicSettings = Pick<Environment, 'SITE_URL' | 'supabase'>

/** Returns Vite's `define` for the settings that the site's code reads from `import.meta.env`. */
export function siteConstants({ SITE_URL, supabase }: PublicSettings): Record<string, string> {
  return {
    'import.meta.env.SITE_URL': JSON.stringify(SITE_URL),
    'import.meta.env.SUPABASE_URL': JSON.stringify(supabase.url),
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabase.key),
  }
}

/** Modules that are bundled into one script although several import them, because each further script is a request. */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'application', tags: ['$initial'], priority: 1 },
  // Rich text and maps are excluded, because they are large and not on every page.
  { name: 'parts', test: /\/web\/(ui|sections\/parts\/(?!RichText|.*Map))/ },
]

/** Bundles the site, in memory: the browsers' scripts, and the code that prerenders pages, which is loaded at once. */
export async function bundle(settings: PublicSettings) {
  // Any other value would bundle React's development build, with local paths.
  process.env.NODE_ENV = 'production'
  const define = siteConstants(settings)
  const client = await bundleEntry('entry-client.tsx', {
    define,
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
  })
  const scripts = viewScripts(client)
  // The boot script is bundled separately, because it would share a script with the application otherwise.
  const boot = await bundleEntry('document/boot.ts', {
    define: {
      'import.meta.env.APPLICATION': JSON.stringify(`/${client.entry.fileName}`),
      'import.meta.env.VIEWS': JSON.stringify(scripts),
    },
  })
  const inline = await bundleEntry('document/inline.ts', {
    define: { 'import.meta.env.BOOT': JSON.stringify(`/${boot.entry.fileName}`) },
    build: { rolldownOptions: { output: { format: 'iife' } } },
  })
  const server = await bundleEntry('entry-server.tsx', {
    // Vite would leave NODE_ENV to the process that runs the code, and every component reads it.
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: true, rolldownOptions: { output: { codeSplitting: false } } },
    // Components and their renderer must share one copy of React and styled-components.
    ssr: { noExternal: true },
  })
  const entryServer = await importServer(server.entry.code)
  const missing = entryServer.viewNames.filter((name) => !(name in scripts))
  if (missing.length > 0)
    throw new Error(
      `No script has the name of the views ${missing}: viewScripts does not find their folder`,
    )
  return {
    /** The browsers' scripts, with their assets. */
    code: [...client.files, ...boot.files],
    script: inline.entry.code.trim(),
    server: entryServer,
  }
}

type BundledEntry = Awaited<ReturnType<typeof bundleEntry>>

/**
 * Bundles a module of `web/` and its imports, in memory.
 * @param config merged into the settings that all entries share
 */
export async function bundleEntry(module: string, config: InlineConfig) {
  const common: InlineConfig = {
    logLevel: 'warn',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: join(process.cwd(), 'web', module) },
    },
  }
  const result = await build(mergeConfig(common, config))
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunks = outputs.filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error(`${module} has no entry chunk`)
  const files = outputs.map(
    (output): SiteFile => ({
      path: output.fileName,
      version: output.fileName,
      make: () => (output.type === 'chunk' ? output.code : output.source),
    }),
  )
  return { entry, chunks, files }
}

async function importServer(code: string): Promise<EntryServer> {
  await using directory = await mkdtempDisposable(join(tmpdir(), 'server-'))
  const file = join(directory.path, 'entry-server.mjs')
  await writeFile(file, code)
  const { entryServer } = await import(pathToFileURL(file).href)
  return entryServer
}

/** Returns the URL paths of each view's script and of its imports outside the application, by view. */
function viewScripts({ entry, chunks }: BundledEntry): Record<string, string[]> {
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
      const component = /\/web\/(?:sections\/.*|search)\/(\w+)\.tsx$/.exec(
        facadeModuleId ?? '',
      )?.[1]
      if (component === undefined) return []
      const name = component.charAt(0).toLowerCase() + component.slice(1)
      const scripts = [fileName, ...imports].filter((file) => file !== entry.fileName)
      return [[name, scripts.map((file) => `/${file}`)]]
    }),
  )
}
