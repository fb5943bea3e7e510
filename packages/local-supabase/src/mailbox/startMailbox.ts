import { buffer } from 'node:stream/consumers'
import type { Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { SMTPServer } from 'smtp-server'
import { listen, type RunningServer } from 'stand-in-server/listen'
import { createLocalApp, listenLocally } from 'stand-in-server/localApp'
import { listPage, mailPage } from './mailPages.ts'
import { type MailStore, openMailStore } from './mailStore.ts'

export type RunningMailbox = RunningServer & { smtp: string }

/**
 * Starts a local mailbox, which accepts and shows every mail.
 * @param options.directory the directory of the mails; created if absent
 * @throws PortInUse
 */
export async function startMailbox(options: {
  directory: string
  port: number
  smtpPort: number
}): Promise<RunningMailbox> {
  const store = await openMailStore(options.directory)
  await using starting = new AsyncDisposableStack()
  const smtp = await startSmtp(store, options.smtpPort)
  starting.defer(smtp.close)
  const server = await listenLocally(options.port)
  starting.defer(server.close)
  server.serve(createMailboxApp(store).fetch)
  const started = starting.move()
  return { address: server.address, smtp: smtp.url, close: () => started.disposeAsync() }
}

function createMailboxApp(store: MailStore): Hono {
  const app = createLocalApp('The mailbox')
  // Mails are shown as received. Their pages allow no scripts and no external resources, and cannot be framed.
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
      xFrameOptions: 'DENY',
    }),
  )
  app.get('/', async (c) => c.html(listPage(await store.list())))
  app.get('/mails/:file{[\\w-]+(?:\\.eml)?}', async (c) => {
    const [id = '', extension] = c.req.param('file').split('.')
    const arrived = await store.read(id)
    if (!arrived) return c.notFound()
    return extension ? c.text(arrived.raw) : c.html(mailPage(arrived))
  })
  return app
}

/** An IP address, because Deno 2.1 would resolve `localhost` with a name server that functions may not reach. */
const loopback = '127.0.0.1'

/** Starts a mail server that stores every mail before acknowledging it. */
async function startSmtp(store: MailStore, port: number) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      buffer(stream)
        .then(store.add)
        .then(() => done(), done)
    },
  })
  server.on('error', (error) => {
    // `listen` throws the errors of the start. Later errors come from clients that disconnect early.
    if (server.server.listening) console.error(`The mail server: ${error.message}`)
  })
  const address = await listen(server.server, port)
  return {
    url: `smtp://${loopback}:${new URL(address).port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
