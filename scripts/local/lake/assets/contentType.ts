const exceptions: Record<string, string> = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  tif: 'image/tiff',
}

/** The MIME type of an image by its file name's extension. */
export function contentTypeOf(extension: string): string {
  return exceptions[extension] ?? `image/${extension}`
}
