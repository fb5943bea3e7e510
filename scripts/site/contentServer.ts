import { createReadStream, existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { canonicalPath } from '../../shared/content/paths.ts'
import { defaultLanguage } from '../../shared/languages.ts'
import { contentModules, readContent } from './contentModules.ts'
import { flagAt } from './flags.ts'

type EntryServer = typeof import('../../web/entry-server.tsx')

/** Answers, while developing, what a build writes from content: documents, modules, pictures. */
export function contentServer(snapshot: string): Plugin {
  return {
    name: 'content-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        const file = pictureFile(snapshot, pathname)
        if (file !== null) sendFile(response, file)
        else if (pathname.startsWith('/content/') && !/\.tsx?$/.test(pathname))
          sendModule(snapshot, pathname, response).catch(next)
        else next()
      })
      // After Vite's own middlewares: whatever is no file of the code is a page.
      return () => {
        vite.middlewares.use((request, response, next) => {
          sendDocument(vite, snapshot, request, response).catch((error: Error) => {
            vite.ssrFixStacktrace(error)
            next(error)
          })
        })
      }
    },
  }
}

function pictureFile(snapshot: string, pathname: string): string | null {
  const flag = flagAt(pathname)
  if (flag !== null) return flag
  return /^\/images\/[\w.-]+$/.test(pathname) ? join(snapshot, pathname) : null
}

function sendFile(response: ServerResponse, file: string) {
  if (!existsSync(file)) {
    response.writeHead(404).end()
    return
  }
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp'
  response.writeHead(200, { 'Content-Type': type })
  createReadStream(file).pipe(response)
}

async function sendModule(snapshot: string, pathname: string, response: ServerResponse) {
  const code = contentModules(await readContent(snapshot)).get(pathname)
  response.writeHead(code === undefined ? 404 : 200, { 'Content-Type': 'text/javascript' })
  response.end(code)
}

async function sendDocument(
  vite: ViteDevServer,
  snapshot: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = request.url ?? '/'
  const path = canonicalPath(new URL(url, 'http://localhost').pathname)
  const { site, siteModule, pages } = (await readContent(snapshot))[defaultLanguage]
  const found = pages.find(({ page }) => page.path === path) ?? null

  const server = (await vite.ssrLoadModule('/entry-server.tsx')) as EntryServer
  const { html, styles } = await server.renderApp(site, found?.page ?? null)
  const text = server.renderDocument({
    site,
    page: found?.page ?? null,
    html,
    styles,
    modules: { site: siteModule, page: found?.module ?? null },
    script: '<script type="module" src="/entry-client.tsx"></script>',
    policy: null,
  })
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(await vite.transformIndexHtml(url, text))
}
