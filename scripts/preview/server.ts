import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SanityClient } from '@sanity/client'
import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { canonicalPath } from '../../shared/content/paths.ts'
import { defaultLanguage, isLanguage } from '../../shared/languages.ts'
import { previewPaths } from '../../shared/preview.ts'
import { isPerspective } from '../../web/model/draft.ts'
import { sendFile } from '../http/files.ts'
import { close, createServer, listen, requestUrl } from '../http/server.ts'
import { fixedFiles } from '../site/fixedFiles.ts'
import { imageHeaders, pdfHeaders } from '../site/headers.ts'
import { type Drafts, openDrafts } from './drafts.ts'
import { createSessions } from './session.ts'

type PreviewOptions = {
  /** The output directory of `buildPreview`, and the URL path that it returned. */
  directory: string
  script: string
  port: number
  /** The host to listen on; loopback by default. */
  host?: string | undefined
  /** The Studio's URL; only it and Sanity's dashboard may frame the preview. */
  studioUrl: string
  /** Reads drafts; its token stays on the server. */
  client: SanityClient
  /** Signs the session cookies. */
  secret: string
}

/** A running preview server. */
export type RunningPreview = { address: string; close(): Promise<void> }

/**
 * Starts the server that shows the site with its drafts. It admits only editors who come from the
 * Studio with a valid preview secret, and answers 401 to everybody else.
 * @throws PortInUse
 */
export async function startPreview(options: PreviewOptions): Promise<RunningPreview> {
  const drafts = openDrafts(options.client)
  const sessions = createSessions(options.secret)
  const document = shell(options.script)

  const headers = headersFor(options.studioUrl)

  const server = createServer('The preview', async (request, response) => {
    response.setHeaders(headers)
    const url = requestUrl(request)
    if (url.pathname === previewPaths.enable) return enable(url, response)
    if (!sessions.isOpen(request.headers.cookie)) return refuse(response)
    if (url.pathname === previewPaths.draft) return sendDraft(drafts, url, response)
    if (url.pathname === previewPaths.changes) return sendChanges(drafts, request, response)
    if (/^\/(images|files)\//.test(url.pathname)) return sendAsset(drafts, url.pathname, response)
    if (await sendFixed(url.pathname, response)) return
    if (await sendFile(request, response, options.directory)) return
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(document)
  })

  async function enable(url: URL, response: ServerResponse): Promise<void> {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(options.client, url.href)
    if (!isValid) return refuse(response)
    response.writeHead(307, { 'Set-Cookie': sessions.begin(), Location: onThisHost(redirectTo) })
    response.end()
  }

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

/**
 * Returns the headers of every response. Sanity's dashboard frames the Studio, which frames the
 * preview: browsers ask that all of them are named.
 */
function headersFor(studioUrl: string): Headers {
  const ancestors = [new URL(studioUrl).origin, 'https://www.sanity.io', 'https://*.sanity.io']
  return new Headers({
    'Content-Security-Policy': `frame-ancestors ${ancestors.join(' ')}`,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
}

/** Returns the path and query of a URL, so that a redirect stays on this host. */
function onThisHost(address: string): string {
  const { pathname, search } = new URL(address, 'http://localhost')
  return `/${pathname.replace(/^\/+/, '')}${search}`
}

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'Content-Type': 'text/plain; charset=utf-8' })
  response.end('Open the preview from the Studio: Preview, in the bar at the top.')
}

async function sendDraft(drafts: Drafts, url: URL, response: ServerResponse): Promise<void> {
  const language = url.searchParams.get('language')
  const path = canonicalPath(url.searchParams.get('path') ?? '/')
  const perspective = url.searchParams.get('perspective')
  const draft = await drafts.read(
    path,
    isLanguage(language) ? language : defaultLanguage,
    isPerspective(perspective) ? perspective : 'drafts',
  )
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(draft))
}

/** Sends an event for each change (server-sent events), until the page disconnects. */
function sendChanges(drafts: Drafts, request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  response.write(': open\n\n')
  const stop = drafts.onChange(() => response.write('event: change\ndata:\n\n'))
  request.once('close', stop)
}

async function sendFixed(path: string, response: ServerResponse): Promise<boolean> {
  const file = fixedFiles().find((it) => `/${it.path}` === path)
  if (!file) return false
  response.writeHead(200, { 'Content-Type': 'image/svg+xml' })
  response.end(await file.make())
  return true
}

async function sendAsset(drafts: Drafts, path: string, response: ServerResponse): Promise<void> {
  const address = await drafts.assetAddress(path)
  if (address === null) {
    response.writeHead(404).end()
    return
  }
  const asset = await fetch(address)
  const headers = path.endsWith('.pdf')
    ? pdfHeaders
    : { 'Content-Type': asset.headers.get('Content-Type') ?? '', ...imageHeaders }
  response.writeHead(asset.status, headers)
  response.end(Buffer.from(await asset.arrayBuffer()))
}

function shell(script: string): string {
  return `<!doctype html>
<html lang="${defaultLanguage}">
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
