import {
  createServer as createHttpServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/**
 * Creates an HTTP server that outlives errors of its handler. It answers 400 for a malformed URL;
 * any other error is logged and answered 500.
 * @param name the server's name in the log
 */
export function createServer(name: string, handle: Handler): Server {
  return createHttpServer((request, response) => {
    // Also emitted when a client disconnects early.
    response.on('error', (error) => console.error(`${name}: ${error.message}`))
    Promise.try(handle, request, response).catch((error: unknown) => {
      const status = error instanceof URIError || isInvalidUrl(error) ? 400 : 500
      if (status === 500)
        console.error(`${name} could not answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) return response.destroy()
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' })
      response.end(status === 400 ? 'Bad request' : 'Internal server error: see the log.')
    })
  })
}

function isInvalidUrl(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_INVALID_URL'
}

/**
 * Returns a request's URL. Leading slashes become one, because `//name/path` would be parsed as a
 * path on another host.
 */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  return new URL(url.replace(/^\/+/, '/'), 'http://localhost')
}

/**
 * Returns the path of a request, decoded once.
 * @throws URIError if it is malformed
 */
export function requestPath(request: IncomingMessage): string {
  return decodeURIComponent(requestUrl(request).pathname)
}
