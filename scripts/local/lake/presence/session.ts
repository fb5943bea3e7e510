import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { LOCAL_USER } from '../account/local-user.ts'
import { parseRequest, type RpcRequest, rpcError, rpcNotification, rpcResult } from './rpc.ts'

const METHOD_NOT_FOUND = -32601
const PARSE_ERROR = -32700

/** One Studio that is connected. */
export class Session {
  readonly #socket: WebSocket
  readonly #broadcast: (event: unknown) => void
  readonly #subscriptions = new Set<string>()
  /** The id the Studio gives itself; known once it has announced itself. */
  #id: string | undefined

  constructor(socket: WebSocket, broadcast: (event: unknown) => void) {
    this.#socket = socket
    this.#broadcast = broadcast
  }

  receive(message: string): void {
    const request = parseRequest(message)
    if (request) this.#answer(request)
    else this.#send(rpcError(undefined, PARSE_ERROR, 'Not a JSON-RPC request'))
  }

  /** Tells it what another has announced, or it itself. */
  notify(event: unknown): void {
    for (const subscription of this.#subscriptions) this.#send(rpcNotification(subscription, event))
  }

  /** Tells the others that it is gone. */
  leave(): void {
    if (this.#id === undefined) return
    this.#broadcast({ type: 'disconnect', i: LOCAL_USER.id, m: { session: this.#id } })
    this.#id = undefined
  }

  beat(): void {
    this.#send('♥')
  }

  terminate(): void {
    this.#socket.terminate()
  }

  #answer({ id, method, params }: RpcRequest): void {
    switch (method) {
      case 'authorization':
        break
      case 'presence_subscribe': {
        const subscription = randomUUID()
        this.#subscriptions.add(subscription)
        this.#send(rpcResult(id, subscription))
        return
      }
      case 'presence_unsubscribe':
        this.#subscriptions.delete(params.subscriptionId ?? '')
        break
      case 'presence_rollcall':
        this.#broadcast({ type: 'rollCall', i: LOCAL_USER.id, session: params.session })
        break
      case 'presence_announce':
        this.#id = params.data?.sessionId
        this.#broadcast({ type: 'state', i: LOCAL_USER.id, m: params.data })
        break
      case 'presence_disconnect':
        this.leave()
        break
      default:
        this.#send(rpcError(id, METHOD_NOT_FOUND, `There is no method "${method}"`))
        return
    }
    this.#send(rpcResult(id, true))
  }

  #send(text: string): void {
    if (this.#socket.readyState === 1) this.#socket.send(text)
  }
}
