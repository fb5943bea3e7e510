import { z } from 'zod'

const request = z.object({
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string(),
  params: z
    .looseObject({
      session: z.string().optional(),
      subscriptionId: z.string().optional(),
      data: z.looseObject({ sessionId: z.string().optional() }).optional(),
    })
    .default({}),
})

/** A JSON-RPC 2.0 request of the Studio's presence client. */
export type RpcRequest = z.infer<typeof request>

/** The request in a message, or undefined for one that is none. */
export function parseRequest(message: string): RpcRequest | undefined {
  try {
    return request.parse(JSON.parse(message))
  } catch {
    return undefined
  }
}

export function rpcResult(id: RpcRequest['id'], result: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result })
}

export function rpcError(id: RpcRequest['id'], code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message } })
}

/** What a subscriber is told. */
export function rpcNotification(subscription: string, result: unknown): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription, result },
  })
}
