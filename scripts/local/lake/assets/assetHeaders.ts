/**
 * Returns the headers of an asset besides its type. `dl=name` makes it a download; `dl` alone, one by
 * the asset's own name.
 */
export function assetHeaders(query: URLSearchParams, file: string): Record<string, string> {
  const name = query.get('dl')
  return {
    // Names contain the content's hash.
    'Cache-Control': 'public, max-age=31536000, immutable',
    // What was uploaded must not run scripts in the lake's own origin.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ...(name !== null && {
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name || file)}`,
    }),
  }
}
