import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { addressOf } from '../../shared/content/addresses.ts'
import type { EntryServer } from '../../web/model/rendering.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { sendFile } from '../http/files.ts'
import { requestPath } from '../http/server.ts'
import type * as ContentModules from './contentModules.ts'
import { fixedFiles } from './fixedFiles.ts'
import { webManifest } from './icons.ts'
import { redirectStatus } from './redirects.ts'
import { textFile } from './siteOutput.ts'

/**
 * Returns a Vite plugin that serves on request the files that a build writes. Their code is loaded
 * through Vite, as the components are, so that it has the languages that other plugins add.
 */
export function contentServer(snapshot: string): Plugin {
  return {
    name: 'content-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        answer(vite, snapshot, request, response).then((isSent) => isSent || next(), next)
      })
      // After Vite's own middlewares, so that only pages remain.
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

/** Answers requests for all files but documents; returns false for any other path. */
async function answer(
  vite: ViteDevServer,
  snapshot: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = requestPath(request)
  if (/^\/(images|files)\//.test(path)) return sendFile(request, response, snapshot)
  // The source modules of web/content/ have the same prefix.
  const type = /^\/(content|flags|maps)\/|^\/manifest\./.test(path) && contentTypes[extname(path)]
  if (!type) return false
  const { inLanguages, moduleFiles } = await loadContentModules(vite)
  const contents = inLanguages((await readSnapshot(snapshot)).content)
  const files = [
    ...contents.flatMap(moduleFiles),
    ...contents.slice(0, 1).map(({ site }) => textFile('manifest.webmanifest', webManifest(site))),
    ...fixedFiles(),
  ]
  const found = files.find((file) => `/${file.path}` === path)
  response.writeHead(found ? 200 : 404, { 'Content-Type': type })
  response.end(await found?.make())
  return true
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** Loads contentModules.ts through Vite, with the languages that other plugins add. */
async function loadContentModules(vite: ViteDevServer): Promise<typeof ContentModules> {
  const file = join(import.meta.dirname, 'contentModules.ts')
  const { contentAt, inLanguage, inLanguages, moduleFiles } = await vite.ssrLoadModule(file)
  return { contentAt, inLanguage, inLanguages, moduleFiles }
}

async function sendDocument(
  vite: ViteDevServer,
  snapshot: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { contentAt } = await loadContentModules(vite)
  const { content } = await readSnapshot(snapshot)
  const { site, siteModule, index, path, found } = contentAt(requestPath(request), content)
  const target = index.redirects[path]
  if (target !== undefined) {
    response.writeHead(redirectStatus, { Location: addressOf(target, site.language) }).end()
    return
  }

  const page = found?.page ?? null
  const { entryServer } = await vite.ssrLoadModule('/entry-server.tsx')
  const server: EntryServer = entryServer
  const { html, styles } = await server.renderApp(site, page)
  const text = server.renderDocument({
    site,
    page,
    html,
    styles,
    modules: { site: siteModule, page: found?.module ?? null },
    script: '<script type="module" src="/entry-client.tsx"></script>',
    policy: null,
  })
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/html;charset=utf-8' })
  response.end(await vite.transformIndexHtml(request.url ?? '/', text))
}
