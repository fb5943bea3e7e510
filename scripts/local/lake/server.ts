import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { listen } from '../../http/listen.ts'
import { corsHeaders, preflightHeaders, requireLoopback } from './access.ts'
import { KeyValues } from './account/key-values.ts'
import { AssetFiles } from './asset-files.ts'
import { readdressAssets } from './assets.ts'
import { LakeError, requestError } from './errors.ts'
import type { Lake } from './lake.ts'
import { OpenStreams } from './open-streams.ts'
import { Presence } from './presence/presence.ts'
import { json, type Reply } from './reply.ts'
import { toLakeRequest } from './request.ts'
import { findRoute } from './routes.ts'
import { openStore } from './store.ts'

export type LakeOptions = {
  /** Where documents and assets are kept; created if need be. */
  directory: string
  /** 0 takes any free port. */
  port: number
  /** The project id in asset addresses; requests may name any. */
  projectId?: string
  /** Milliseconds between the signs of life on open connections. */
  keepAlive?: number
}

/** A lake that answers at `address` until it is closed. */
export type RunningLake = { address: string; close(): Promise<void> }

/**
 * Starts a stand-in for Sanity's Content Lake over HTTP, in the hosted API's form and on this
 * machine only: all that the clients and the Studio ask of it.
 *
 * @throws when the port is taken, or another process uses the directory.
 */
export async function startLake({
  directory,
  port,
  projectId = 'localdev',
  keepAlive = 30_000,
}: LakeOptions): Promise<RunningLake> {
  const store = await openStore(directory)
  const lake: Lake = {
    store,
    assets: new AssetFiles(join(directory, 'assets')),
    keyValues: new KeyValues(join(directory, 'key-values.json')),
    projectId,
    address: '',
    keepAlive,
  }
  const streams = new OpenStreams()
  const presence = new Presence(keepAlive)
  const server = createServer((message, response) => void handle(message, response, lake, streams))
  server.on('upgrade', (message, socket, head) => presence.connect(message, socket, head))
  try {
    lake.address = await listen(server, port, '127.0.0.1')
    await readdressAssets(lake)
  } catch (error) {
    await store.close()
    throw error
  }
  return {
    address: lake.address,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      streams.endAll()
      presence.close()
      await closed
      await store.close()
    },
  }
}

async function handle(
  message: IncomingMessage,
  response: ServerResponse,
  lake: Lake,
  streams: OpenStreams,
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
  const url = new URL(message.url ?? '/', lake.address)
  const match = findRoute(method, url.pathname)
  if (!match) throw requestError(404, `No endpoint ${method} ${url.pathname}`)
  return match.endpoint(toLakeRequest(message, url, match.params), lake)
}

function toErrorReply(error: unknown): Reply {
  if (error instanceof LakeError) return json(error.body, error.status)
  console.error('The content lake failed to answer a request:', error)
  const { body } = requestError(500, 'The content lake failed; its log has the reason')
  return json(body, 500)
}
