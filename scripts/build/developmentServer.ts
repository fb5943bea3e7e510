import { createServer, type Plugin, type ViteDevServer } from 'vite'
import type { Environment } from '../environment.ts'
import { siteConstants } from './bundle.ts'
import { contentServer } from './contentServer.ts'

type Options = {
  snapshot: string
  port: number
  exactly?: boolean
  cacheDir?: string
  plugins?: Plugin[]
}

export async function startDevelopmentServer(
  environment: Environment,
  { snapshot, port, exactly = false, cacheDir, plugins = [] }: Options,
): Promise<ViteDevServer> {
  const server = await createServer({
    appType: 'custom',
    ...(cacheDir && { cacheDir }),
    server: { host: 'localhost', port, strictPort: exactly },
    // Packages are optimized at the start, because one that is discovered later reloads the page.
    optimizeDeps: { entries: ['entry-client.tsx'] },
    // Node would load the CommonJS build, whose default export is different.
    ssr: { noExternal: ['styled-components'] },
    define: siteConstants(environment),
    plugins: [contentServer(snapshot, environment), ...plugins],
  })
  return server.listen()
}
