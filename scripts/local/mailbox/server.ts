import type { IncomingMessage, ServerResponse } from 'node:http'
import { close, listen } from '../../http/listen.ts'
import { createServer, requestPath } from '../../http/server.ts'
import { listPage, mailPage } from './page.ts'
import { type RunningSmtp, startSmtp } from './smtp.ts'
import { type MailStore, openMailStore } from './store.ts'

export type MailboxOptions = {
  /** Where mails are kept; created if absent. */
  directory: string
  /** 0 takes any free port. */
  port: number
  smtpPort: number
}

/** A mailbox with its page at `address` and its mail server at `smtp`. */
export type RunningMailbox = { address: string; smtp: string; close(): Promise<void> }

/**
 * Starts a mailbox on this machine: it accepts every mail and shows it.
 * @throws PortInUse
 */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const store = await openMailStore(options.directory)
  const smtp: RunningSmtp = await startSmtp(store, options.smtpPort)
  const server = createServer('The mailbox', (request, response) => show(store, request, response))
  const address = await listen(server, options.port).catch(async (error: unknown) => {
    await smtp.close()
    throw error
  })
  return {
    address,
    smtp: smtp.url,
    close: async () => {
      await smtp.close()
      await close(server)
    },
  }
}

/** Mails are shown as they came, in a page that runs nothing, loads nothing and cannot be framed. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
}

async function show(
  store: MailStore,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const send = (status: number, type: string, body: string) =>
    void response
      .writeHead(status, { ...headers, 'Content-Type': `${type}; charset=utf-8` })
      .end(body)

  // A foreign name that resolves to this machine (DNS rebinding) may not read mail.
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? ''))
    return send(403, 'text/plain', 'The mailbox answers at localhost only')
  const path = requestPath(request)
  if (path === '/') return send(200, 'text/html', listPage(await store.list()))
  const [, id = '', extension] = /^\/mails\/([\w-]+)(\.eml)?$/.exec(path) ?? []
  const arrived = await store.read(id)
  if (arrived === null) return send(404, 'text/plain', 'There is no such mail')
  if (extension === undefined) return send(200, 'text/html', mailPage(arrived))
  send(200, 'text/plain', arrived.raw)
}
