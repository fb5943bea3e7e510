import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { close, listen, type RunningServer } from '../listen.ts'

/** A request with its response, each body as text of at most 200 characters. */
export type Exchange = { request: string; body: string; status: number; answer: string }

/** The number of characters of a body that are recorded. */
const limit = 200

/**
 * Starts a server that passes requests to another one, and records them with their responses. For event streams, only
 * the status is recorded.
 */
export async function recordExchanges(
  target: string,
  exchanges: Exchange[],
): Promise<RunningServer> {
  const app = new Hono()
  app.all('*', async ({ req: { raw } }) => {
    const { pathname, search } = new URL(raw.url)
    // Sent whole: a server that refuses a streamed body closes the connection before its response is read.
    const body = raw.body && (await raw.clone().arrayBuffer())
    const sent = raw.clone()
    const response = await proxy(target + pathname + search, { raw, body })
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    exchanges.push({
      request: `${raw.method} ${decodeURIComponent(pathname + search)}`,
      body: await readText(sent),
      status: response.status,
      answer: isStream ? '' : await readText(response.clone()),
    })
    return response
  })
  const server = createAdaptorServer({ fetch: app.fetch })
  const address = await listen(server, 0)
  return { address, close: () => close(server) }
}

async function readText(message: Request | Response): Promise<string> {
  const bytes = Buffer.from(await message.arrayBuffer())
  const text = bytes.toString()
  if (text.includes('\uFFFD')) return `(${bytes.length} bytes)`
  return text.length > limit ? `${text.slice(0, limit)} … (${text.length} characters)` : text
}
