// Runs in a Studio before its own code: imported first by its configuration, or as text in its page.
// A browser opens six connections to one host over HTTP/1.1 and the Studio keeps more listeners
// open: each gets a host of its own, since all of *.localhost is this machine. What no setting
// turns off and is meant for Sanity's servers is answered here: nothing leaves the machine.
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
