import dns from 'node:dns'

// Loaded into each Node process by NODE_OPTIONS, so that services' addresses lead to their doubles: DOUBLES is a JSON
// object of addresses by host name. Sanity's tool puts the project's id before its API's name, hence names below
// `localhost`.
const { lookup } = dns
dns.lookup = (name, ...rest) => lookup(name.endsWith('.localhost') ? 'localhost' : name, ...rest)

const doubles = JSON.parse(process.env.DOUBLES ?? '{}')
const { fetch } = globalThis
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  const double = doubles[url.hostname]
  if (double === undefined) return fetch(input, init)
  const target = new URL(url.pathname + url.search, double)
  return fetch(input instanceof Request ? new Request(target, input) : target, init)
}
