import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { close, listen } from '../../http/listen.ts'
import { corsHeaders, preflightHeaders, requireLoopback } from './access.ts'
import { keyValueTable } from './account/keyValues.ts'
import { assetFiles } from './assets/assetFiles.ts'
import { openDatabase } from './database.ts'
import { LakeError, requestError } from './errors.ts'
import type { Lake } from './lake.ts'
import { openStreams } from './openStreams.ts'
import { acceptPresence } from './presence.ts'
import { json, type Reply } from './reply.ts'
import { toLakeRequest } from './request.ts'
import { findRoute } from './routes.ts'
import { createStore } from './store.ts'

export type LakeOptions = {
  /** Where documents and assets are kept; created if need be. */
  directory: string
  /** 0 takes any free port. */
  port: number
  /** The project id in asset URLs; requests may name any. */
  projectId?: string
  /** Milliseconds between keep-alive comments on event streams. */
  keepAlive?: number
}

/** A lake that answers at `address` until it is closed. */
export type RunningLake = { address: string; close(): Promise<void> }

/**
 * Starts a stand-in for Sanity's Content Lake over HTTP, in the hosted API's form, for this machine
 * only.
 *
 * @throws when the port is taken, another process uses the directory, or its database is damaged.
 */
export async function startLake({
  directory,
  port,
  projectId = 'localdev',
  keepAlive = 30_000,
}: LakeOptions): Promise<RunningLake> {
  const server = createServer()
  const address = await listen(server, port, '127.0.0.1')
  const lake = await openLake(directory, { projectId, address, keepAlive }).catch(async (error) => {
    await close(server)
    throw error
  })
  const streams = openStreams()
  const sockets = new Set<Duplex>()
  server.on('request', (message, response) => void handle(message, response, lake, streams))
  server.on('upgrade', (message, socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    acceptPresence(message, socket)
  })
  return {
    address,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      streams.endAll()
      for (const socket of sockets) socket.destroy()
      await closed
      await lake.store.close()
    },
  }
}

async function openLake(
  directory: string,
  options: Pick<Lake, 'projectId' | 'address' | 'keepAlive'>,
): Promise<Lake> {
  const database = openDatabase(directory)
  return {
    ...options,
    store: createStore(database, options),
    assets: assetFiles(join(directory, 'assets')),
    keyValues: keyValueTable(database),
  }
}

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  lake: Lake,
  streams: ReturnType<typeof openStreams>,
) {
  const reply = await answer(message, lake).catch(toErrorReply)
  if (!message.complete) response.setHeader('Connection', 'close')
  response.writeHead(reply.status, {
    'X-Content-Type-Options': 'nosniff',
    ...corsHeaders(message.headers),
    ...reply.headers,
    ...('body' in reply && { 'Content-Length': Buffer.byteLength(reply.body) }),
  })
  if (message.method === 'HEAD') response.end()
  else if ('open' in reply) streams.serve(response, reply)
  else response.end(reply.body)
}

async function answer(message: IncomingMessage, lake: Lake): Promise<Reply> {
  requireLoopback(message.headers)
  const { method = 'GET', headers } = message
  if (method === 'OPTIONS') return { status: 204, headers: preflightHeaders(headers), body: '' }
  // Appended, not resolved: `//` alone is no URL relative to another.
  const url = URL.parse(`${lake.address}${message.url}`)
  if (!url) throw requestError(400, `"${message.url}" is not a path`)
  const { endpoint, params } = findRoute(method, url.pathname)
  return endpoint(toLakeRequest(message, url, params), lake)
}

function toErrorReply(error: unknown): Reply {
  if (error instanceof LakeError) return json(error.body, error.status)
  console.error('The content lake failed to answer a request:', error)
  const { body } = requestError(500, 'The content lake failed; its log has the reason')
  return json(body, 500)
}
