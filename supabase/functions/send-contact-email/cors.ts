/**
 * Returns whether pages of an origin may call the function.
 * @param origins the site's own; a port of `*` stands for any, because local servers take a free one
 */
export function isAllowed(origin: string, origins: string[]): boolean {
  return origins.some((known) =>
    known.endsWith(':*') ? origin.replace(/:\d+$/, '') === known.slice(0, -2) : origin === known,
  )
}

/** Returns the CORS headers that let only the site read the answer. */
export function corsHeaders(origin: string | null, origins: string[]): Record<string, string> {
  if (origin === null || !isAllowed(origin, origins)) return { Vary: 'Origin' }
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  }
}
