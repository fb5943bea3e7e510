import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown } from 'vite'
import type { Supabase } from '../environment.ts'

/** What the prerendering needs of the compiled code. */
export type Bundle = {
  /** The application's address on the site. */
  application: string
  /** The script inlined in every page. */
  boot: string
  server: typeof import('../../web/entry-server.tsx')
}

/** What the form's code knows of the project it writes to; see web/contact/supabase.ts. */
export function supabaseConstants({ url, key }: Supabase): Record<string, string> {
  return {
    'import.meta.env.SUPABASE_URL': JSON.stringify(url),
    'import.meta.env.SUPABASE_ANON_KEY': JSON.stringify(key),
  }
}

/**
 * Compiles the site: the browser's files into `outDir`, the server's beside them for this run.
 * @param options.work a directory for what is not served
 */
export async function bundle(
  outDir: string,
  { work, supabase }: { work: string; supabase: Supabase },
): Promise<Bundle> {
  const entry = (file: string) => join(process.cwd(), 'web', file)
  const common = { logLevel: 'warn', define: supabaseConstants(supabase) } as const

  const client = await build({
    ...common,
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
    publicDir: false,
    build: {
      outDir: work,
      ssr: entry('entry-server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
    },
    // One copy of React and styled-components for the components and their renderer.
    ssr: { noExternal: true },
  })
  const server = await import(pathToFileURL(join(work, 'entry-server.js')).href)
  return {
    application: `/${entryChunk(client).fileName}`,
    boot: entryChunk(boot).code.trim(),
    server,
  }
}

/** The script that a build begins with. */
export function entryChunk(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk {
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []))
  const chunk = outputs.find((output) => output.type === 'chunk' && output.isEntry)
  if (chunk?.type !== 'chunk') throw new Error('The bundler returned no entry')
  return chunk
}
