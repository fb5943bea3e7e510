/** The content types of stored assets by extension; files of any other are bytes. */
const types: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
  txt: 'text/plain',
  webp: 'image/webp',
}

export const contentTypeOf = (extension: string) => types[extension] ?? 'application/octet-stream'

/** The extension of a content type, `bin` for one that is not in the list. */
export const extensionOf = (type: string) =>
  Object.keys(types).find((extension) => types[extension] === type) ?? 'bin'
