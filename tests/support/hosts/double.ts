import { hash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Host } from '../../../scripts/hosting/hosts/hostApi.ts'

export const token = 'a token'

export const sha1 = (content: Uint8Array) => hash('sha1', content)

/** A double of a host: its API below `/api`, and the site that was deployed last. */
export class HostDouble {
  readonly api = new Hono()
  /** The paths of the live site, with their content. */
  live = new Map<string, Uint8Array>()
  /** The digests of uploaded files, in order. */
  uploads: string[] = []
  deployments = 0
  /** The statuses of the next responses. */
  faults: ContentfulStatusCode[] = []
  isTokenValid = true
  /** The minimum duration of each request, in ms. */
  delay = 0
  /** The number of requests. */
  requests = 0
  address = ''

  constructor() {
    this.api.use(async (context, next) => {
      this.requests += 1
      if (this.delay > 0) await setTimeout(this.delay)
      const fault = this.faults.shift()
      if (fault !== undefined) return context.json({ message: 'A fault.' }, fault)
      if (!this.isTokenValid) return context.json({ message: 'Access Denied' }, 401)
      await next()
    })
  }

  /** Deploys a whole site. */
  publish(files: Map<string, Uint8Array>): void {
    this.live = files
    this.deployments += 1
  }

  /** Returns whether a request has the token. */
  admits(context: Context, expected = token): boolean {
    return context.req.header('Authorization') === `Bearer ${expected}`
  }
}

/** A running double, and the adapter for it. */
export type RunningHost = { double: HostDouble; host: Host; close(): Promise<void> }

/**
 * Starts a double's server.
 * @param pause the adapter's, in ms
 */
export async function startDouble(
  double: HostDouble,
  adapter: (options: { api: string; pause: number }) => Host,
  pause = 1,
): Promise<RunningHost> {
  const app = new Hono()
  app.route('/api', double.api)
  app.get('*', ({ body, req, notFound }) => {
    const path = decodeURIComponent(new URL(req.url).pathname).slice(1) || 'index'
    const content = double.live.get(path) ?? double.live.get(`${path}.html`)
    return content === undefined ? notFound() : body(new Uint8Array(content))
  })
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: 'localhost' }, () =>
      resolve(started),
    )
  })
  const { port } = server.address() as AddressInfo
  double.address = `http://localhost:${port}`
  return {
    double,
    host: adapter({ api: `${double.address}/api`, pause }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
