/// <reference path="./compression.d.ts" />
import { existsSync, realpathSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import compression from 'compression'
import send from 'send'
import { requestPath } from './server.ts'

type Options = {
  /** An extension that requests may omit. */
  extension?: string
  headers?: (path: string) => Record<string, string>
  /** The status of the response if the file exists; 200 by default. */
  status?: number
}

const compress = compression()

/**
 * Answers a GET or HEAD request with a file from a directory, with support for ranges, conditional requests
 * and compression.
 * @param directory may be a link that is replaced at any moment: a file is sent as it was when it was requested
 * @param path the file's path in the directory; by default the request's path
 * @returns false, without having sent anything, if there is no such file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  { extension = '', headers = () => ({}), status = 200 }: Options = {},
  path = requestPath(request),
): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  if (!existsSync(directory)) return false
  const root = realpathSync(directory)
  const file = find(root, path, extension)
  if (file === null) return false
  response.statusCode = status
  response.setHeader('X-Content-Type-Options', 'nosniff')
  for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value)
  compress(request, response, () => {})
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true))
    send(request, file.split('/').map(encodeURIComponent).join('/'), {
      root,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
      // Without ranges for error pages, because a part of one would be answered with status 206.
      acceptRanges: status === 200,
    })
      .on('error', (error: Error & { status: number }) => {
        if (response.headersSent) return response.destroy()
        if (error.status >= 500) return reject(error)
        response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(error.message)
      })
      .pipe(response)
  })
}

function find(directory: string, path: string, extension: string): string | null {
  if (path.split(/[/\\]/).includes('..')) return null
  const candidates = path === '/' ? ['/index.html'] : [path, path.replace(/\/$/, '') + extension]
  return candidates.find((file) => isFile(join(directory, file))) ?? null
}

/**
 * Returns whether a file exists and is not empty. A crash can leave an empty file. `statSync` throws for invalid names.
 */
function isFile(path: string): boolean {
  if (!existsSync(path)) return false
  const stats = statSync(path)
  return stats.isFile() && stats.size > 0
}
