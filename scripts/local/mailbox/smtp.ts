import { SMTPServer } from 'smtp-server'
import type { MailStore } from './store.ts'

/** A mail server for this machine's programs, which keeps what it is given. */
export type RunningSmtp = { url: string; close(): Promise<void> }

/**
 * Starts the mail server.
 * @param port 0 takes any free one
 * @throws Error where the port is taken
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
    server.once('error', reject)
    const listener = server.listen(port, 'localhost', () => {
      const address = listener.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
  // A client that goes away in the middle is its own fault.
  server.on('error', (error) => console.error(`The mail server: ${error.message}`))
  return {
    url: `smtp://localhost:${taken}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
