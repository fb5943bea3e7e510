import { createHash, randomUUID } from 'node:crypto'
import { extname } from 'node:path'

/** The extensions of uploads without a file name, by MIME type. */
const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'text/plain': 'txt' }

/** The MIME types of served files, by extension. */
const types: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain' }

const unknown = { extension: 'bin', type: 'application/octet-stream' }

/** The MIME type of a file by its extension. */
export function fileTypeOf(extension: string): string {
  return types[extension] ?? unknown.type
}

/**
 * Describes a file as Sanity does: `file-<sha1>-<extension>`. Like there, nothing is made of its content: the
 * extension is that of the name.
 *
 * @param type the upload's Content-Type.
 * @returns the name of its file, and its document without `path` and `url`.
 */
export function describeFile(
  content: Buffer,
  { filename, type = unknown.type }: { filename: string | undefined; type: string | undefined },
) {
  const [named = ''] =
    /^[a-z0-9]+$/.exec(
      extname(filename ?? '')
        .slice(1)
        .toLowerCase(),
    ) ?? []
  const extension = named || (extensions[type] ?? unknown.extension)
  const sha1hash = createHash('sha1').update(content).digest('hex')
  const file = `${sha1hash}.${extension}`
  const document = {
    _id: `file-${sha1hash}-${extension}`,
    _type: 'sanity.fileAsset',
    assetId: sha1hash,
    sha1hash,
    extension,
    mimeType: type === unknown.type ? fileTypeOf(extension) : type,
    originalFilename: filename ?? file,
    size: content.length,
    uploadId: randomUUID(),
  }
  return { file, document }
}
