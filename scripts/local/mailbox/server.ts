import { createServer, type ServerResponse } from 'node:http'
import { close, listen } from '../../http/listen.ts'
import { listPage, mailPage } from './page.ts'
import { type RunningSmtp, startSmtp } from './smtp.ts'
import { type MailStore, openMailStore } from './store.ts'

export type MailboxOptions = {
  /** Where mails are kept; created if need be. */
  directory: string
  /** 0 takes any free port. */
  port: number
  smtpPort: number
}

/** A mailbox with its page at `address` and its mail server at `smtp`. */
export type RunningMailbox = { address: string; smtp: string; close(): Promise<void> }

/**
 * Starts a mailbox on this machine: it takes every mail and shows what arrived.
 * @throws Error where a port is taken
 */
export async function startMailbox(options: MailboxOptions): Promise<RunningMailbox> {
  const store = await openMailStore(options.directory)
  const smtp: RunningSmtp = await startSmtp(store, options.smtpPort)
  const server = createServer((request, response) => {
    show(store, request.url ?? '/', response).catch((error: unknown) => {
      console.error('The mailbox could not show a page:', error)
      response.destroy()
    })
  })
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

async function show(store: MailStore, path: string, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, body: string) =>
    response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8` }).end(body)

  if (path === '/') return void send(200, 'text/html', listPage(await store.list()))
  const [, id = '', extension] = /^\/mails\/([\w-]+)(\.eml)?$/.exec(path) ?? []
  const arrived = await store.read(id)
  if (arrived === null) return void send(404, 'text/plain', 'There is no such mail')
  if (extension === undefined) return void send(200, 'text/html', mailPage(arrived))
  send(200, 'text/plain', arrived.raw)
}
