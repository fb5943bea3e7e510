/** Allows pages of the site to read the response. */
const corsHeaders = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Max-Age': '86400',
})

/**
 * Answers requests to send mail, from the form and from the database's timer.
 * Request bodies are not read, because only stored enquiries are mailed. The response, and its time, do not
 * depend on whether anything was due.
 * @param origins the site's own; see `isAllowed`
 * @param startSending sends all due mail after the response
 */
export function createHandler(origins: string[], startSending: () => void) {
  return (request: Request): Response => {
    const origin = request.headers.get('Origin')
    const isForeign = origin !== null && !isAllowed(origin, origins)
    const headers = { Vary: 'Origin', ...(origin !== null && !isForeign && corsHeaders(origin)) }
    const refuse = (status: number, error: string) => Response.json({ error }, { status, headers })

    if (isForeign) return refuse(403, 'This origin may not call the function')
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (request.method !== 'POST') return refuse(405, 'Use POST')
    startSending()
    return Response.json({}, { status: 202, headers })
  }
}

/**
 * Returns whether pages of an origin may call the function.
 * @param origins the site's own; a port of `*` matches any port, because local servers take a free one
 */
function isAllowed(origin: string, origins: string[]): boolean {
  return origins.some((known) =>
    known.endsWith(':*') ? origin.replace(/:\d+$/, '') === known.slice(0, -2) : origin === known,
  )
}
