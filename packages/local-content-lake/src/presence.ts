import { randomUUID } from 'node:crypto'
import { upgradeWebSocket } from '@hono/node-server'
import { z } from 'zod'
import { localUser, userByAuthorization } from './account/users.ts'

const session = z.string().min(1)

const call = <Method extends string, Params extends z.ZodType>(method: Method, params: Params) =>
  z.object({ id: z.union([z.string(), z.number()]), method: z.literal(method), params })

const request = z.discriminatedUnion('method', [
  call('authorization', z.object({ authorization: z.string() })),
  call('presence_subscribe', z.unknown()),
  call('presence_unsubscribe', z.unknown()),
  call('presence_rollcall', z.object({ session })),
  call(
    'presence_announce',
    z.object({ data: z.object({ sessionId: session, locations: z.array(z.json()) }) }),
  ),
  call('presence_disconnect', z.object({ session })),
])

type Peer = {
  userId: string
  /** Undefined until the Studio has sent it. */
  session?: string
  /** Undefined while the Studio is not subscribed. */
  subscription?: string | undefined
  send(message: object): void
}

/**
 * Returns the WebSocket over which the Studios of a dataset tell one another which user has which field open. It uses
 * JSON-RPC 2.0 with the requests and events of Sanity's own server, which are not documented.
 * @see https://github.com/sanity-io/bifur-client
 */
export function presence() {
  const peersOf = new Map<string, Set<Peer>>()

  return upgradeWebSocket((c) => {
    const dataset = c.req.param('dataset') ?? ''
    const peers = peersOf.get(dataset) ?? new Set()
    peersOf.set(dataset, peers)
    const self: Peer = { userId: localUser.id, send: () => {} }

    const tellOthers = (event: object) => {
      for (const { subscription, send } of peers.difference(new Set([self])))
        if (subscription)
          send({
            method: 'presence_subscription',
            params: { subscription, result: { ...event, i: self.userId } },
          })
    }
    const leave = () => {
      if (self.session) tellOthers({ type: 'disconnect', m: { session: self.session } })
      delete self.session
    }
    const respond = ({ method, params }: z.output<typeof request>): unknown => {
      switch (method) {
        case 'authorization':
          self.userId = userByAuthorization(params.authorization).id
          return true
        case 'presence_subscribe':
          self.subscription = randomUUID()
          return self.subscription
        case 'presence_unsubscribe':
          self.subscription = undefined
          return true
        case 'presence_rollcall':
          self.session = params.session
          tellOthers({ type: 'rollCall', session: params.session })
          return true
        case 'presence_announce':
          self.session = params.data.sessionId
          tellOthers({ type: 'state', m: params.data })
          return true
        case 'presence_disconnect':
          leave()
          return true
      }
    }

    return {
      onOpen: (_event, socket) => {
        self.send = (message) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
        peers.add(self)
      },
      onMessage: ({ data }) => {
        const { data: asked } = request.safeParse(parse(data))
        if (asked) self.send({ id: asked.id, result: respond(asked) })
        else self.send({ id: null, error: { code: -32600, message: 'Invalid request' } })
      },
      onClose: () => {
        leave()
        peers.delete(self)
      },
    }
  })
}

function parse(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
