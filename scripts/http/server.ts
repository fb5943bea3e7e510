import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Creates a server that no request can end: where the handler throws or rejects, the request is
 * answered 400 (a malformed address) or 500, and the error is logged.
 * @param name for the log
 */
export function createServer(name: string, handle: Handler): Server {
  return createHttpServer((request, response) => {
    // Also fails on what a client does, such as going away in the middle.
    response.on('error', (error) => console.error(`${name}: ${error.message}`))
    Promise.try(handle, request, response).catch((error: unknown) => {
      const status = error instanceof URIError || isInvalidUrl(error) ? 400 : 500
      if (status === 500)
        console.error(`${name} could not answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) return response.destroy()
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(status === 400 ? 'Bad request' : 'Something went wrong; the log has the reason.')
    })
  })
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL'
}

/**
 * Returns a request's address. Slashes at its start count as one: `//name/path` would be a path on
 * another host.
 */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  return new URL(url.replace(/^\/+/, '/'), 'http://localhost')
}

/**
 * Returns the path of a request, decoded once.
 * @throws URIError where it is malformed
 */
export function requestPath(request: IncomingMessage): string {
  return decodeURIComponent(requestUrl(request).pathname)
}
