import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { sendFile } from '../../scripts/http/sendFile.ts'
import { requestPath } from '../../scripts/http/server.ts'
import { canonicalPath } from '../../shared/content/addresses/paths.ts'
import { languageCodes } from '../../shared/languages.ts'
import { localizePage, localizeSite } from '../../web/model/pages/localizePage.ts'
import { pageShape } from '../../web/model/snapshot/pageShape.ts'
import { siteShape } from '../../web/model/snapshot/siteShape.ts'
import { type CatalogueContent, contentId } from './content.ts'

const path = '/catalogue'
const entry = join(import.meta.dirname, 'entry.tsx')

/** Vite plugin that serves the catalogue of components at `/catalogue`, in development alone. */
export function catalogueServer(): Plugin {
  return {
    name: 'catalogue-server',
    config: () => ({ optimizeDeps: { entries: [entry] } }),
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        respond(vite, request, response).then((isSent) => isSent || next(), next)
      })
    },
  }
}

async function respond(
  vite: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const requested = requestPath(request)
  // The pictures of the specimens in any of their widths.
  const [, drawing] = /^\/images\/(specimen|mark-\w+)-\d+\.webp$/.exec(requested) ?? []
  if (drawing) return sendFile(request, response, import.meta.dirname, {}, `/${drawing}.svg`)
  if (requested.endsWith('.vtt'))
    return sendFile(request, response, import.meta.dirname, {}, '/specimen.vtt')
  if (canonicalPath(requested) !== path) return false
  const { storedPage, storedSite } = await vite.ssrLoadModule(
    join(import.meta.dirname, 'stored.ts'),
  )
  const content = readCatalogue({ storedPage, storedSite })
  response.setHeader('Content-Type', 'text/html;charset=utf-8')
  response.end(await vite.transformIndexHtml(path, documentOf(content)))
  return true
}

/**
 * Checks the catalogue's content and returns it in every language, as a build does with published
 * content.
 */
export function readCatalogue(stored: {
  storedPage: unknown
  storedSite: unknown
}): CatalogueContent {
  const checked = {
    site: siteShape.parse(stored.storedSite),
    page: pageShape.parse(stored.storedPage),
  }
  const entries = languageCodes.map((code) => [
    code,
    { site: localizeSite(checked.site, code), page: localizePage(checked.page, code) },
  ])
  return Object.fromEntries(entries)
}

function documentOf(content: CatalogueContent): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Catalogue</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="application/json" id="${contentId}">${JSON.stringify(content).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/@fs${entry}"></script>
</head>
<body>
<div id="root"></div>
</body>
</html>
`
}
