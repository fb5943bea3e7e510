import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { addressOf } from '../../shared/content/addresses.ts'
import { outlineDirectory } from '../../web/maps/baseMap.ts'
import type { EntryServer } from '../../web/model/rendering.ts'
import { readSnapshot } from '../content/snapshot.ts'
import { sendFile } from '../http/files.ts'
import { requestPath } from '../http/server.ts'
import type * as ContentModules from './contentModules.ts'
import { flagsDirectory } from './flags.ts'
import { webManifest } from './manifest.ts'
import { sendMap } from './maps.ts'
import { redirectStatus } from './redirects.ts'

/**
 * Returns a Vite plugin that serves on request what a build writes: documents, modules, images, PDFs. What
 * makes them of the content is loaded through Vite, as the components are, so that it has the
 * languages that other plugins add.
 */
export function contentServer(snapshot: string): Plugin {
  return {
    name: 'content-server',
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        answer(vite, snapshot, request, response).then((isSent) => isSent || next(), next)
      })
      // After Vite's own middlewares, so that what remains is a page.
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

/** Answers requests for what is made of content, and for flags; returns false for all others. */
async function answer(
  vite: ViteDevServer,
  snapshot: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const path = requestPath(request)
  if (/^\/(images|files)\//.test(path)) return sendFile(request, response, snapshot)
  if (path.startsWith('/flags/'))
    return sendFile(request, response, flagsDirectory, {}, path.replace('/flags', ''))
  if (path.startsWith(outlineDirectory)) {
    sendMap(path, response)
    return true
  }
  if (path === '/manifest.webmanifest') {
    const { contentAt } = await loadContentModules(vite)
    const { site } = contentAt('/', (await readSnapshot(snapshot)).content)
    response.setHeader('Content-Type', 'application/manifest+json')
    response.end(webManifest(site))
    return true
  }
  // The source modules of web/content/ have the same prefix.
  if (!path.startsWith('/content/') || /\.tsx?$/.test(path)) return false
  const { inLanguages, moduleFiles } = await loadContentModules(vite)
  const { content } = await readSnapshot(snapshot)
  const files = inLanguages(content).flatMap(moduleFiles)
  const found = files.find((file) => `/${file.path}` === path)
  response.writeHead(found ? 200 : 404, { 'Content-Type': 'text/javascript' })
  response.end(await found?.make())
  return true
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
