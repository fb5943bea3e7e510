import { existsSync, statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import send from 'send'
import { requestPath } from './server.ts'

type Options = {
  /** The extension that a request's path may leave out. */
  extension?: string
  headers?: (path: string) => Record<string, string>
  /** The response's status if the file is found; 200 by default. */
  status?: number
}

/** The quality of Brotli on request: a page takes two milliseconds, and is 8% larger than at best. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The content encodings in order of preference, with the suffix of precompressed files. */
const encodings = {
  br: { suffix: '.br', compress: (text: Buffer) => promisify(brotliCompress)(text, quality) },
  gzip: { suffix: '.gz', compress: (text: Buffer) => promisify(gzip)(text) },
} as const

/** The extensions of files that are sent compressed. */
export const compressible: ReadonlySet<string> = new Set([
  ...['.html', '.js', '.css', '.svg', '.xml', '.txt', '.json'],
])

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Answers a GET or HEAD request with a file from a directory, with support for ranges, conditional
 * requests and compression; a precompressed file beside it is sent as it is.
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
  const file = find(directory, path, extension)
  if (file === null) return false
  const encoding = compressible.has(extname(file)) ? acceptedEncoding(request) : null
  response.statusCode = status
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  const type = types[extname(file)]
  if (type) response.setHeader('Content-Type', type)
  for (const [name, value] of Object.entries(headers(path))) response.setHeader(name, value)
  if (encoding === null) return pipe(request, response, directory, file)
  response.setHeader('Content-Encoding', encoding)
  const compressed = file + encodings[encoding].suffix
  if (isFile(join(directory, compressed))) return pipe(request, response, directory, compressed)
  return sendCompressed(request, response, join(directory, file), encoding)
}

const quietly = { throwIfNoEntry: false } as const

function find(directory: string, path: string, extension: string): string | null {
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) return null
  const candidates = path === '/' ? ['/index.html'] : [path, path.replace(/\/$/, '') + extension]
  return candidates.find((file) => isFile(join(directory, file))) ?? null
}

/** `statSync` throws where a name is too long for the file system; `existsSync` does not. */
function isFile(path: string): boolean {
  return existsSync(path) && statSync(path, quietly)?.isFile() === true
}

type Encoding = keyof typeof encodings

function acceptedEncoding({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '')
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : null
}

/** Sends a file compressed, as a whole: hosts too offer no ranges of what they compress. */
async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  encoding: Encoding,
): Promise<boolean> {
  const { mtimeMs, size } = await stat(file)
  const tag = `W/"${size.toString(16)}-${mtimeMs.toString(16)}"`
  response.setHeader('ETag', tag)
  if (response.statusCode === 200 && request.headers['if-none-match'] === tag) {
    response.removeHeader('Content-Encoding')
    response.writeHead(304).end()
    return true
  }
  const body = await encodings[encoding].compress(await readFile(file))
  response.setHeader('Content-Length', body.byteLength)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

/** Streams a file with `send`, which handles ranges and conditions, and always closes the file. */
function pipe(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  file: string,
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    response.once('close', () => resolve(true))
    send(request, file.split('/').map(encodeURIComponent).join('/'), {
      root,
      index: false,
      dotfiles: 'deny',
      cacheControl: false,
    })
      .on('directory', () => resolve(false))
      .on('error', (error: Error & { status?: number }) => {
        if (response.headersSent) return response.destroy()
        response.removeHeader('Content-Encoding')
        if (error.status === 404) return resolve(false)
        if (error.status === undefined || error.status >= 500) return reject(error)
        response.writeHead(error.status, { 'Content-Type': 'text/plain; charset=utf-8' })
        response.end(error.message)
      })
      .pipe(response)
  })
}
