const types: unknown[] = ['sanity.imageAsset', 'sanity.fileAsset']

const isAsset = ({ _type, path }: Record<string, unknown>): boolean =>
  types.includes(_type) && typeof path === 'string'

/** The document; an asset's with the `url` of its `path` at this address. */
export function withUrl<T extends Record<string, unknown>>(document: T, address: string): T {
  return isAsset(document) ? { ...document, url: `${address}/${document.path}` } : document
}

/** The document as it is stored: an asset's without the address, which changes with the port. */
export function withoutUrl(document: Record<string, unknown>): Record<string, unknown> {
  if (!isAsset(document)) return document
  const { url: _, ...stored } = document
  return stored
}
