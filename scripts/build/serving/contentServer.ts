import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getMimeType } from 'hono/utils/mime'
import type { Plugin, ViteDevServer } from 'vite'
import {
  addressOf,
  languageAndPath,
  notFoundPath,
} from '../../../shared/content/addresses/addresses.ts'
import { readSnapshot } from '../../content/contentSnapshot.ts'
import type { Environment } from '../../environment.ts'
import { requestPath } from '../../http/server.ts'
import { documentFile, makeContent, type SiteFile } from '../output/siteOutput.ts'

/**
 * Matches the paths of files other than documents. Vite itself serves the files of web/public/. Paths below `maps/`
 * that are no files of the build are passed on to Vite, because the source modules of web/maps/ have such paths too.
 */
export const filePath =
  /^\/((captions|content|files|flags|images|maps|og|video)\/|[\w-]+\.(webmanifest|txt)$|.*\.(md|pdf|xml)$)/

/**
 * Returns a Vite plugin that generates, on request, the files that a build writes. Other files are only listed, so that
 * a page is available immediately.
 * @param snapshot its directory
 */
export function contentServer(snapshot: string, environment: Environment): Plugin {
  return {
    name: 'content-server',
    configureServer(vite) {
      const find = async (path: string) => {
        const files = await siteFiles(vite, snapshot, environment)
        return files.find((file) => file.path === path)
      }
      const sendFile = async (path: string, response: ServerResponse) => {
        const file = filePath.test(path) && (await find(path.slice(1)))
        if (!file) return false
        const type = getMimeType(path) ?? 'application/octet-stream'
        response.writeHead(200, { 'Content-Type': type }).end(await makeContent(file))
        return true
      }
      const sendDocument = async (path: string, response: ServerResponse) => {
        const { language } = languageAndPath(path)
        const match = await find(documentFile(path))
        const page = match ?? (await find(documentFile(addressOf(notFoundPath, language))))
        const html = await vite.transformIndexHtml(path, String(await page?.make()))
        response.writeHead(match ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(html)
      }
      vite.middlewares.use((request, response, next) => {
        sendFile(requestPath(request), response).then((isSent) => isSent || next(), next)
      })
      // The returned function runs after Vite's own middlewares, so that only requests for pages reach it.
      return () => {
        vite.middlewares.use((request, response, next) => {
          sendDocument(requestPath(request), response).catch((error: Error) => {
            vite.ssrFixStacktrace(error)
            next(error)
          })
        })
      }
    },
  }
}

/** Lists the files with code that is loaded through Vite, including languages that other plugins add. */
async function siteFiles(
  vite: ViteDevServer,
  snapshot: string,
  environment: Environment,
): Promise<SiteFile[]> {
  const { prerenderer } = await vite.ssrLoadModule(
    join(import.meta.dirname, '../pages/prerender.ts'),
  )
  const { entryServer } = await vite.ssrLoadModule('/entry-server.tsx')
  const { files } = prerenderer(
    { server: entryServer, scripts: null },
    environment,
  )(await readSnapshot(snapshot))
  return files
}
