import { createAdaptorServer } from '@hono/node-server'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { cors } from 'hono/cors'
import { streamSSE } from 'hono/streaming'
import { getMimeType } from 'hono/utils/mime'
import { canonicalPath } from '../../shared/content/addresses/paths.ts'
import { defaultLanguage, isLanguage, type Language } from '../../shared/languages.ts'
import {
  aloneParameter,
  languageParameter,
  planParameter,
  previewPaths,
  sharedSelection,
  shareRequest,
  tokenParameter,
} from '../../shared/previewProtocol.ts'
import { type DraftResponse, isPerspective } from '../../web/preview/draftResponse.ts'
import { fixedFiles } from '../build/output/fixedFiles.ts'
import { fileHeaders, imageHeaders } from '../build/output/headers.ts'
import { makeContent } from '../build/output/siteOutput.ts'
import { download } from '../content/download.ts'
import { close, listen, type RunningServer } from '../http/server.ts'
import type { PreviewBundle } from './bundlePreview.ts'
import { closedPage } from './closedPage.ts'
import { type DraftContent, openDrafts } from './draftContent.ts'
import { openSession, sessionLanguage } from './previewSession.ts'
import { endOf, openShared, type SharedPreview, sharedSession, signShare } from './sharedPreview.ts'

type PreviewOptions = {
  bundle: PreviewBundle
  port: number
  /** The host to listen on; loopback by default. */
  host?: string | undefined
  /** The Studio's URL. Only the Studio and Sanity's dashboard may frame the preview. */
  studioUrl: string
  /** Reads drafts. Its token stays on the server. */
  client: SanityClient
  secret: string
}

/**
 * Starts the server of the preview, which shows the site with its drafts. It admits editors whose Studio sends a valid
 * preview secret. They can make links, each of which shows one draft or plan without an account. Others get 401.
 * @throws PortInUse
 */
export async function startPreview(options: PreviewOptions): Promise<RunningServer> {
  const drafts = openDrafts(options.client)
  const server = createAdaptorServer({ fetch: createApp(options, drafts).fetch })
  const address = await listen(server, options.port, options.host).catch((error: unknown) => {
    drafts.close()
    throw error
  })
  return {
    address,
    close: async () => {
      drafts.close()
      await close(server)
    },
  }
}

/** An editor has a language, the reader of a link has a shared preview; somebody may be both. */
type Viewer = { editorLanguage: Language | null; shared: SharedPreview | null }

/** Returns the draft at a path for the reader of a link, who learns nothing of other drafts and of issues. */
async function readShared(
  drafts: DraftContent,
  path: string,
  language: Language,
  shared: SharedPreview,
): Promise<DraftResponse> {
  const { site, page } = await drafts.read(path, language, shared.selection, language)
  const isPublic = !(await drafts.isPending(shared.selection))
  return { site, page, issues: [], types: {}, shared: { until: endOf(shared), isPublic } }
}

function createApp({ bundle, studioUrl, client, secret }: PreviewOptions, drafts: DraftContent) {
  const files = new Map([...bundle.files, ...fixedFiles()].map((file) => [`/${file.path}`, file]))
  const headers = Object.entries(headersFor(studioUrl))
  const app = new Hono<{ Variables: Viewer }>()

  app.use((c, next) => {
    for (const [name, value] of headers) c.header(name, value)
    return next()
  })
  app.get(previewPaths.enable, async (c) => {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, c.req.url)
    if (!isValid) return closedPage(c)
    const language = c.req.query(languageParameter)
    await openSession(c, secret, isLanguage(language) ? language : defaultLanguage)
    return c.redirect(onThisHost(redirectTo), 307)
  })
  app.get(previewPaths.share, cors({ origin: new URL(studioUrl).origin }), async (c) => {
    const { isValid } = await validatePreviewUrl(client, c.req.url)
    if (!isValid) return closedPage(c)
    const { path, days, ...selected } = shareRequest.parse(c.req.query())
    const selection = sharedSelection.parse(selected)
    return c.json(await signShare({ selection, path, days }, secret))
  })
  app.get(previewPaths.shared, async (c) => {
    const shared = await openShared(c, c.req.query(tokenParameter) ?? '', secret)
    return shared ? c.redirect(onThisHost(shared.path)) : closedPage(c)
  })
  app.use(async (c, next) => {
    const [language, shared] = await Promise.all([
      sessionLanguage(c, secret),
      sharedSession(c, secret),
    ])
    if (language === null && shared === null) return closedPage(c)
    c.set('editorLanguage', language)
    c.set('shared', shared)
    return next()
  })
  app.get(previewPaths.draft, async (c) => {
    const { path = '/', perspective, [planParameter]: plan, ...query } = c.req.query()
    const language = isLanguage(query.language) ? query.language : defaultLanguage
    const { editorLanguage, shared } = c.var
    // An editor may have a link open beside the Studio's preview.
    if (shared && (editorLanguage === null || query[aloneParameter]))
      return c.json(await readShared(drafts, canonicalPath(path), language, shared))
    const draft = await drafts.read(
      canonicalPath(path),
      language,
      plan ? { plan } : isPerspective(perspective) ? perspective : 'drafts',
      editorLanguage ?? defaultLanguage,
    )
    return c.json(draft)
  })
  app.get(previewPaths.changes, (c) =>
    streamSSE(c, async (stream) => {
      const stop = drafts.onChange(() => stream.writeSSE({ event: 'change', data: '' }))
      await new Promise<void>((resolve) => stream.onAbort(resolve))
      stop()
    }),
  )
  app.on('GET', ['/images/*', '/files/*', '/video/*', '/captions/*'], async (c) => {
    const asset = await drafts.assetAddress(c.req.path)
    if (asset === null) return c.notFound()
    const { ok, status, body, headers } = await download(asset)
    if (!ok) return c.text(`The Content Lake answered this file with ${status}.`, 502)
    const type = { 'Content-Type': headers.get('Content-Type') ?? '' }
    return c.body(body ?? '', 200, fileHeaders(c.req.path) ?? { ...type, ...imageHeaders })
  })
  app.get('*', compress(), async (c) => {
    const file = files.get(c.req.path)
    if (!file) return c.html(shell(bundle.script, new URL(studioUrl).origin))
    const type = getMimeType(file.path) ?? 'application/octet-stream'
    return c.body(new Uint8Array(await makeContent(file)), 200, { 'Content-Type': type })
  })
  app.onError((error, c) => {
    console.error(`The preview could not answer ${c.req.method} ${c.req.path}:`, error)
    return c.text('Internal server error: see the log.', 500)
  })
  return app
}

/**
 * Returns the headers of every response. The policy names the Studio and Sanity's dashboard, because the dashboard
 * frames the Studio, which frames the preview.
 */
function headersFor(studioUrl: string): Record<string, string> {
  const ancestors = [new URL(studioUrl).origin, 'https://www.sanity.io', 'https://*.sanity.io']
  return {
    'Content-Security-Policy': `frame-ancestors ${ancestors.join(' ')}`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  }
}

/** Returns the path and query of a URL, so that a redirect stays on this host. */
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return `/${pathname.replace(/^\/+/, '')}${search}`
}

/** Returns the document of every page. It contains the Studio's origin, to which the page sends its messages. */
function shell(script: string, studioOrigin: string): string {
  return `<!doctype html>
<html lang="${defaultLanguage}" data-studio="${studioOrigin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Preview</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script type="module" src="${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}
