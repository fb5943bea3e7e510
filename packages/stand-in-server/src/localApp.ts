import { createAdaptorServer } from '@hono/node-server'
import { type Env, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { WebSocketServer } from 'ws'
import { HttpError } from './httpError.ts'
import { close, listen } from './listen.ts'

const isLoopback = (host = '') =>
  /^(localhost|([a-z0-9-]+\.)+localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)

/** Creates a local server's app, which logs errors and refuses foreign host names (DNS rebinding). */
export function createLocalApp<E extends Env>(name: string): Hono<E> {
  const app = new Hono<E>()
  app.onError((error, c) => {
    if (error instanceof HttpError) return Response.json(error.body, { status: error.status })
    if (!c.req.raw.signal.aborted)
      console.error(`${name} could not answer ${c.req.method} ${c.req.path}:`, error)
    return c.json({ message: `${name} failed; its log has the reason` }, 500)
  })
  app.use(async (c, next) => {
    const host = c.req.header('host')
    if (isLoopback(host)) return next()
    const message = `Host "${host}" is not allowed: use localhost or *.localhost`
    throw new HttpError(403, message, { message })
  })
  return app
}

/** Refuses requests from pages of other origins, because they could write through their visitor's browser. */
export const refuseForeignPages =
  (
    isOurs: (origin: string) => boolean,
    refuse: (message: string) => HttpError,
  ): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined || isOurs(origin)) return next()
    throw refuse(`Origin "${origin}" is not allowed: only pages of this project on localhost are`)
  }

/** Refuses bodies of more than `maxSize` bytes, and closes the connection without reading the rest. */
export const limitBody = (maxSize: number, { status, body }: HttpError) =>
  bodyLimit({
    maxSize,
    onError: () => Response.json(body, { status, headers: { Connection: 'close' } }),
  })

/**
 * Listens on loopback; requests wait until an app is served.
 * @param port 0 for any free port
 * @throws PortInUse
 */
export async function listenLocally(port: number) {
  const app = Promise.withResolvers<Parameters<typeof createAdaptorServer>[0]['fetch']>()
  const webSockets = new WebSocketServer({ noServer: true })
  const server = createAdaptorServer({
    fetch: async (request, env) => (await app.promise)(request, env),
    websocket: { server: webSockets },
  })
  const address = await listen(server, port)
  return {
    address,
    serve: app.resolve,
    close: (): Promise<void> => {
      for (const webSocket of webSockets.clients) webSocket.terminate()
      return close(server)
    },
  }
}
