import { SMTPServer } from 'smtp-server'
import { PortInUse } from '../../http/listen.ts'
import type { MailStore } from './store.ts'

/** Not `localhost`: Deno 2.1 asks the name server for it, which functions may not reach. */
const loopback = '127.0.0.1'

/** A mail server for this machine's programs. */
export type RunningSmtp = { url: string; close(): Promise<void> }

/**
 * Starts a mail server that stores every mail.
 * @param port 0 takes any free one
 * @throws PortInUse
 */
export async function startSmtp(store: MailStore, port: number): Promise<RunningSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        store.add(Buffer.concat(chunks)).then(
          () => done(),
          (error: Error) => done(error),
        )
      })
    },
  })
  const taken = await new Promise<number>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUse(port) : error),
    )
    const listener = server.listen(port, loopback, () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
  // Clients that disconnect in the middle.
  server.on('error', (error) => console.error(`The mail server: ${error.message}`))
  return {
    url: `smtp://${loopback}:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
