import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { Environment } from '../../environment.ts'
import { siteConstants } from '../bundling/bundler.ts'
import { contentServer } from './contentServer.ts'

type Options = {
  snapshot: string
  port: number
  /** Whether to fail if the port is in use, instead of taking the next free one. */
  exactly?: boolean
  /** The directory of Vite's cache. Servers that run at the same time need separate ones. */
  cacheDir?: string
  plugins?: Plugin[]
}

/** Starts Vite's development server with the site's pages, from the last snapshot. */
export async function startDevelopmentServer(
  environment: Environment,
  { snapshot, port, exactly = false, cacheDir, plugins = [] }: Options,
): Promise<ViteDevServer> {
  const server = await createServer({
    appType: 'custom',
    ...(cacheDir && { cacheDir }),
    server: { host: 'localhost', port, strictPort: exactly },
    // Packages are optimized at the start, because a package that is discovered later reloads the page.
    optimizeDeps: { entries: ['entry-client.tsx'] },
    // Node would load the CommonJS build, whose default export is different.
    ssr: { noExternal: ['styled-components'] },
    define: siteConstants(environment),
    plugins: [contentServer(snapshot, environment), ...plugins],
  })
  return server.listen()
}
