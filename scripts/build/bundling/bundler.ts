import { join } from 'node:path'
import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite'
import type { Environment } from '../../environment.ts'

export type PublicSettings = Pick<Environment, 'SITE_URL' | 'supabase'>

/** A script or an asset; its path contains a hash of its content. */
export type BundledFile = { path: string; content: string | Uint8Array }

/** Returns Vite's `define` for the settings that the site's code reads from `import.meta.env`. */
export function siteConstants({ SITE_URL, supabase }: PublicSettings): Record<string, string> {
  return {
    'import.meta.env.SITE_URL': JSON.stringify(SITE_URL),
    'import.meta.env.SUPABASE_URL': JSON.stringify(supabase?.url ?? ''),
    'import.meta.env.SUPABASE_PUBLISHABLE_KEY': JSON.stringify(supabase?.key ?? ''),
  }
}

/**
 * Groups of modules, each bundled into one script although several scripts import its modules, because each script
 * costs a request.
 */
const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'application', tags: ['$initial'], priority: 1 },
  // Rich text and maps are excluded, because they are large and not on every page.
  { name: 'parts', test: /\/web\/(ui|sections\/parts\/(?!RichText|.*Map))/ },
]

/** Bundles the site: the browsers' scripts, and the code that prerenders pages. */
async function bundleSite(settings: PublicSettings) {
  // With any other value, Vite would bundle React's development build, with local paths.
  process.env.NODE_ENV = 'production'
  const define = siteConstants(settings)
  const client = await bundleEntry('entry-client.tsx', {
    define,
    build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
  })
  const scripts = viewScripts(client)
  const search = await bundleEntry('search/dialog.ts', {
    worker: { format: 'es' },
    build: { rolldownOptions: { preserveEntrySignatures: 'strict' } },
  })
  const worker = search.files.find(({ path }) => path.includes('searchWorker'))
  if (worker === undefined) throw new Error('The script of the search’s worker has no file')
  // The boot script is bundled separately; otherwise, it would share a script with the application.
  const boot = await bundleEntry('document/boot.ts', {
    define: {
      'import.meta.env.APPLICATION': JSON.stringify(`/${client.entry.fileName}`),
      'import.meta.env.SEARCH_DIALOG': JSON.stringify(`/${search.entry.fileName}`),
      'import.meta.env.SEARCH_WORKER': JSON.stringify(`/${worker.path}`),
      'import.meta.env.VIEWS': JSON.stringify(scripts),
    },
  })
  const inlineScript = async (module: string) => {
    const { entry } = await bundleEntry(module, {
      define: { 'import.meta.env.BOOT': JSON.stringify(`/${boot.entry.fileName}`) },
      build: { rolldownOptions: { output: { format: 'iife' } } },
    })
    return entry.code.trim()
  }
  const server = await bundleEntry('entry-server.tsx', {
    // By default, Vite leaves NODE_ENV to the process that runs the code, and every component would read it.
    define: { ...define, 'process.env.NODE_ENV': JSON.stringify('production') },
    // Only documents contain the fonts, not scripts.
    build: {
      ssr: true,
      ssrEmitAssets: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
    // Components and their renderer must share one copy of React and styled-components.
    ssr: { noExternal: true },
  })
  return {
    /** The browsers' scripts, and the assets of scripts and documents. */
    files: [...client.files, ...search.files, ...boot.files, ...server.assets],
    scripts: {
      page: await inlineScript('document/inline.ts'),
      form: await inlineScript('document/inlineForm.ts'),
    },
    server: server.entry.code,
    views: Object.keys(scripts),
  }
}

/** Bundles the site for the preview, with drafts from the server, and attributes that let clicks open fields. */
async function bundlePreview(settings: PublicSettings) {
  const { entry, files } = await bundleEntry('entry-preview.tsx', {
    define: { ...siteConstants(settings), 'import.meta.env.PREVIEW': 'true' },
  })
  return { files, script: `/${entry.fileName}` }
}

export const bundlers = { site: bundleSite, preview: bundlePreview }

type BundledEntry = Awaited<ReturnType<typeof bundleEntry>>

/**
 * Bundles a module of `web/` and its imports, in memory.
 * @param config merged into the settings that all entries share
 */
async function bundleEntry(module: string, config: InlineConfig) {
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
  const assets = outputs.flatMap((output): BundledFile[] =>
    output.type === 'asset' ? [{ path: output.fileName, content: output.source }] : [],
  )
  const scripts = chunks.map(
    ({ fileName, code }): BundledFile => ({ path: fileName, content: code }),
  )
  return { entry, chunks, assets, files: [...scripts, ...assets] }
}

/** Returns the URL paths of each view's script and of its imports outside the application, by view. */
function viewScripts({ entry, chunks }: BundledEntry): Record<string, string[]> {
  return Object.fromEntries(
    chunks.flatMap(({ facadeModuleId, fileName, imports }) => {
      const component = /\/web\/(?:sections|page|search)\/(?:.*\/)?(\w+)\.tsx$/.exec(
        facadeModuleId ?? '',
      )?.[1]
      if (component === undefined) return []
      const name = component.charAt(0).toLowerCase() + component.slice(1)
      const scripts = [fileName, ...imports].filter((file) => file !== entry.fileName)
      return [[name, scripts.map((file) => `/${file}`)]]
    }),
  )
}
