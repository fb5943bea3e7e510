import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import {
  addressOf,
  languageAndPath,
  markdownAddress,
  notFoundPath,
} from '../../../shared/content/addresses/addresses.ts'
import { canonicalPath } from '../../../shared/content/addresses/paths.ts'
import { sendFile } from '../../http/sendFile.ts'
import {
  close,
  createServer,
  listen,
  PortInUse,
  type RunningServer,
  requestPath,
  requestUrl,
} from '../../http/server.ts'
import { siteHeaders } from '../output/headers.ts'
import { readRedirects, redirectsName } from '../output/hostFiles.ts'
import { documentFile } from '../output/siteOutput.ts'
import { type Redirect, redirector } from '../output/siteRedirects.ts'

type Options = {
  directory: string
  port: number
  /** Whether to fail if the port is in use, instead of taking the next free one. */
  exactly?: boolean
}

/**
 * Serves a built site on loopback like a static host. A request for `/a` gets `a.html`, compressed if the browser
 * accepts it, or `a.md` if the client asks for Markdown. Unknown paths get status 404 and the not-found page of their
 * language, such as `fr/404.html` below `/fr`. Headers are those of the hosts. Redirects are read from the built site,
 * as on Netlify and Cloudflare.
 * @throws PortInUse if the port is in use and required
 */
export async function serveSite(options: Options): Promise<RunningServer> {
  const { directory } = options
  const server = createServer('The site', async (request, response) => {
    const url = requestUrl(request)
    const redirect = await findRedirect(url, directory)
    if (redirect !== null) {
      const { to, status } = redirect
      response.writeHead(status, { ...siteHeaders(to), Location: to + url.search }).end()
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end('Only GET and HEAD are allowed.')
      return
    }
    const fileOptions = { extension: '.html', headers: siteHeaders }
    response.setHeader('Vary', 'Accept')
    if (asksForMarkdown(request)) {
      const file = markdownAddress(canonicalPath(requestPath(request)))
      if (await sendFile(request, response, directory, fileOptions, file)) return
    }
    if (await sendFile(request, response, directory, fileOptions)) return
    const missing = { status: 404, headers: siteHeaders }
    const { language } = languageAndPath(requestPath(request))
    const file = `/${documentFile(addressOf(notFoundPath, language))}`
    if (await sendFile(request, response, directory, missing, file)) return
    response.writeHead(404)
    response.end('There is no site here yet: its first build is under way, or has failed.')
  })
  return {
    address: await listenNear(server, options),
    close: () => close(server),
  }
}

/** Returns whether a client asks for Markdown. Browsers never do. */
function asksForMarkdown({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes('text/markdown') ?? false
}

/** Reads a built site's redirects for each request, because another build may replace them. */
async function findRedirect(url: URL, directory: string): Promise<Redirect | null> {
  const file = await readFile(join(directory, redirectsName), 'utf8').catch(() => '')
  return redirector(readRedirects(file))(url)
}

async function listenNear(
  server: ReturnType<typeof createServer>,
  { port, exactly = false }: Options,
): Promise<string> {
  for (let offer = port; ; offer += 1) {
    try {
      return await listen(server, offer)
    } catch (error) {
      if (exactly || !(error instanceof PortInUse)) throw error
      console.log(`Port ${offer} is in use; trying ${offer + 1}.`)
    }
  }
}
