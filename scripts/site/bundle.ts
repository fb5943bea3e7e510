import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { EntryServer } from '../../web/model/rendering.ts'
import type { Environment } from '../environment.ts'
import { icons } from './icons.ts'

/** The bundled code, as far as prerendering needs it. */
export type Bundle = {
  /** The URL path of the application's script. */
  application: string
  /** The script inlined in every page. */
  boot: string
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
      rolldownOptions: { input: entry('entry-client.tsx') },
    },
  })
  const boot = await build({
    ...common,
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry('document/boot.ts'), output: { format: 'iife' } },
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
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
    // So that the components and their renderer share one copy of React and styled-components.
    ssr: { noExternal: true },
  })
  return {
    application: `/${entryChunk(client).fileName}`,
    boot: entryChunk(boot).code.trim(),
  }
}

/** Returns the entry chunk of a Vite build. */
export function entryChunk(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk {
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (chunk?.type !== 'chunk') throw new Error('The build has no entry chunk')
  return chunk
}
