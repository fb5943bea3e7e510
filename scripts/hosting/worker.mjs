// Cloudflare's Worker, which runs only for missing files. Without it, Cloudflare would send the headers of
// existing files with status 404, which browsers would cache for a year.
export default {
  async fetch(request, { ASSETS }) {
    const { body, status, headers } = await ASSETS.fetch(request)
    const response = new Response(body, { status, headers })
    if (status === 404) response.headers.set('Cache-Control', 'no-store')
    return response
  },
}
