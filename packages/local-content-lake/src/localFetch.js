// Runs in a Studio before its own code: imported first by its configuration, or as text in its page. Each listener gets
// a host name of its own, because a browser opens only six connections to one host over HTTP/1.1, and the Studio keeps
// more listeners open. All names below .localhost are this machine. Requests to Sanity's servers that no setting turns
// off are answered here, so that none leaves the machine.
{
  const original = window.fetch
  let streams = 0
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (!/(^|\.)localhost$/.test(url.hostname))
      return Response.json({}, { status: url.pathname.includes('/modules/') ? 200 : 503 })
    if (!url.pathname.includes('/data/listen/')) return original(input, init)
    streams += 1
    url.hostname = `stream${streams}.localhost`
    return original(url, init)
  }
}
