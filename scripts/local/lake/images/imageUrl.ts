const isImage = (document: Record<string, unknown>): boolean =>
  document._type === 'sanity.imageAsset' && typeof document.path === 'string'

/** The document; an image's with the `url` of its `path` at this address. */
export function withUrl<T extends Record<string, unknown>>(document: T, address: string): T {
  return isImage(document) ? { ...document, url: `${address}/${document.path}` } : document
}

/** The document as it is stored: an image's without the address, which changes with the port. */
export function withoutUrl(document: Record<string, unknown>): Record<string, unknown> {
  if (!isImage(document)) return document
  const { url: _, ...stored } = document
  return stored
}
