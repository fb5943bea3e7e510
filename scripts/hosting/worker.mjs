// The Worker at Cloudflare. Cloudflare calls it only where it has no file, and would otherwise send the
// headers of existing files, so that browsers would keep the answer for a year.
export default {
  async fetch(request, { ASSETS }) {
    const { body, status, headers } = await ASSETS.fetch(request)
    const answer = new Response(body, { status, headers })
    if (status === 404) answer.headers.set('Cache-Control', 'no-store')
    return answer
  },
}
