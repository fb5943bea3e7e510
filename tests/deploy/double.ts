import { createAdaptorServer } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { close, listen, type RunningServer } from '../../scripts/http/server.ts'

export const token = 'aToken'

/** A double of a host: its API, and at other paths the site that was deployed last. */
export type HostDouble = RunningServer & {
  /** The variables of docs/publisher.md, and those that lead the host's tool to the double. */
  variables: Record<string, string>
  site: Site
}

/** The site that was deployed last. */
export class Site {
  /** Its files by path, such as `about.html`. */
  files = new Map<string, Uint8Array>()
  isTokenValid = true

  /** Returns whether a request has the token. */
  admits({ req }: Context, expected = token): boolean {
    return this.isTokenValid && req.header('Authorization') === `Bearer ${expected}`
  }
}

/** Starts a double's server. */
export async function startDouble(
  site: Site,
  app: Hono,
  variablesOf: (address: string) => Record<string, string>,
): Promise<HostDouble> {
  app.all('*', ({ body, req, json }) => {
    const path = decodeURIComponent(req.path).slice(1) || 'index'
    const content = site.files.get(path) ?? site.files.get(`${path}.html`)
    if (content !== undefined) return body(new Uint8Array(content))
    // A tool of another version may send other requests.
    if (req.header('Authorization')) console.error(`The double lacks ${req.method} ${req.path}.`)
    return json({ message: 'Not Found' }, 404)
  })
  const server = createAdaptorServer(app)
  const address = await listen(server, 0)
  return { address, site, variables: variablesOf(address), close: () => close(server) }
}
