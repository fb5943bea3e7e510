import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { EntryServer } from '../../web/model/rendering.ts'
import type { Environment } from '../environment.ts'
import { icons } from './icons.ts'

/** The bundled code, as far as prerendering needs it. */
export type Bundle = {
  /** The script inlined in every page. */
  script: string
  server: EntryServer
}

/** What bundling itself tells; the server entry is in a file. */
export type BundledFiles = Omit<Bundle, 'server'>

/** Returns Vite's `define` for the settings that the site's code reads from `import.meta.env`. */
export function siteConstants({ SITE_URL, supabase }: SiteSettings): Record<string, string> {
  return {
    'import.meta.env.SITE_URL': JSON.stringify(SITE_URL),
    'import.meta.env.SUPABASE_URL': JSON.stringify(supabase.url),
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabase.key),
  }
}

export type SiteSettings = Pick<Environment, 'SITE_URL' | 'supabase'>

/** What is in one script though several import it, because each further script is another request. */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'application', tags: ['$initial'], priority: 1 },
  // Without rich text and maps, which are large and not on every page.
  { name: 'parts', test: /\/web\/(ui|sections\/parts\/(?!RichText|.*Map))/ },
]

/**
 * Bundles the site: the client into `outDir`, the server entry into `work`, as `entry-server.js`.
 * @param options.work a directory for files that are not served
 */
export async function bundle(
  outDir: string,
  { work, settings }: { work: string; settings: SiteSettings },
): Promise<BundledFiles> {
  const entry = (file: string) => join(process.cwd(), 'web', file)
  const common = { logLevel: 'warn', define: siteConstants(settings) } as const

  const client = await build({
    ...common,
    plugins: [icons()],
    build: {
      outDir,
      modulePreload: false,
      rolldownOptions: {
        input: entry('entry-client.tsx'),
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  })
  // Bundled apart from the application, with which it would otherwise share a script.
  const boot = await build({
    ...common,
    publicDir: false,
    define: {
      'import.meta.env.APPLICATION': JSON.stringify(`/${entryChunk(client).fileName}`),
      'import.meta.env.VIEWS': JSON.stringify(viewScripts(client)),
    },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input: entry('document/boot.ts') },
    },
  })
  const inline = await build({
    ...common,
    publicDir: false,
    define: { 'import.meta.env.BOOT': JSON.stringify(`/${entryChunk(boot).fileName}`) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry('document/inline.ts'), output: { format: 'iife' } },
    },
  })
  await build({
    ...common,
    // Asked for in every component otherwise: Vite leaves it to the process that runs the code.
    define: { ...common.define, 'process.env.NODE_ENV': JSON.stringify('production') },
    publicDir: false,
    build: {
      outDir: work,
      // Browsers do not load it.
      chunkSizeWarningLimit: 5000,
      ssr: entry('entry-server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'entry-server.js', codeSplitting: false } },
    },
    // So that the components and their renderer share one copy of React and styled-components.
    ssr: { noExternal: true },
  })
  return { script: entryChunk(inline).code.trim() }
}

type BuildResult = Awaited<ReturnType<typeof build>>

/** Returns the entry chunk of a Vite build. */
export function entryChunk(result: BuildResult): Rolldown.OutputChunk {
  const chunk = chunksOf(result).find(({ isEntry }) => isEntry)
  if (chunk === undefined) throw new Error('The build has no entry chunk')
  return chunk
}

/** Returns the URL paths of each view's script, and of those it imports beside the application. */
function viewScripts(result: BuildResult): Record<string, string[]> {
  const application = entryChunk(result).fileName
  return Object.fromEntries(
    chunksOf(result).flatMap(({ facadeModuleId, fileName, imports }) => {
      const component = /\/web\/sections\/.*\/(\w+)\.tsx$/.exec(facadeModuleId ?? '')?.[1]
      if (component === undefined) return []
      const name = component.charAt(0).toLowerCase() + component.slice(1)
      const scripts = [fileName, ...imports].filter((file) => file !== application)
      return [[name, scripts.map((file) => `/${file}`)]]
    }),
  )
}

function chunksOf(result: BuildResult): Rolldown.OutputChunk[] {
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  return outputs.filter((output) => output.type === 'chunk')
}
