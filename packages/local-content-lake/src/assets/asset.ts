import { serveStatic } from '@hono/node-server/serve-static'
import { requestError } from '../errors.ts'
import type { LakeContext, LakeEnv } from '../lake.ts'
import { parse } from '../request.ts'
import { contentTypeOf } from './assetFiles.ts'
import { chooseFormat, transform, transformImage } from './imageTransform.ts'

const imageName = /^[0-9a-f]{40}-(\d+)x(\d+)\.([a-z0-9]+)$/
const fileName = /^[0-9a-f]{40}\.[a-z0-9]+$/

type AssetContext = LakeContext<'/:dataset/:file'>

/**
 * The image, transformed by its query parameters, or the stored bytes without parameters and for SVG.
 * `dl=name` makes it a download; `dl` alone uses the asset's own name.
 */
export const sendImage = async (c: AssetContext) => {
  const { file, stored } = await readAsset(c, imageName)
  const [, width, height, extension = ''] = imageName.exec(file) ?? []
  const query = c.req.query()
  if (Object.keys(query).length === 0 || extension === 'svg') return send(c, stored, extension)
  const options = parse(transform, query, 'The image parameters')
  const format = chooseFormat(options, c.req.header('accept') ?? '', extension)
  const size = { width: Number(width), height: Number(height) }
  c.header('Vary', 'Accept', { append: true })
  return send(c, await transformImage(stored, size, options, format), format)
}

/** The uploaded bytes, or a range of them. `dl` works as for images. */
export const sendFile = async (c: AssetContext) => {
  const file = c.req.param('file')
  const serve = serveStatic<LakeEnv>({ path: c.var.lake.assets.pathOf(file) })
  const response = fileName.test(file) ? await serve(c, async () => {}) : undefined
  if (!response) throw notFound(file)
  for (const [name, value] of Object.entries(headersOf(c))) response.headers.set(name, value)
  return response
}

async function readAsset(c: AssetContext, name: RegExp) {
  const file = c.req.param('file')
  const stored = name.test(file) && (await c.var.lake.assets.read(file))
  if (stored) return { file, stored }
  throw notFound(file)
}

const notFound = (file: string) => requestError(404, `No asset "${file}" in this lake`)

function send(c: AssetContext, content: Buffer, extension: string) {
  const type = { 'Content-Type': contentTypeOf(extension) }
  return c.body(new Uint8Array(content), 200, { ...type, ...headersOf(c) })
}

function headersOf(c: AssetContext): Record<string, string> {
  const download = c.req.query('dl')
  const name = encodeURIComponent(download || c.req.param('file'))
  return {
    ...(download !== undefined && {
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    }),
    // Names contain the content's hash.
    'Cache-Control': 'public, max-age=31536000, immutable',
    // Uploads must not run scripts in the lake's origin.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  }
}
