import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publishableKey } from '../../scripts/local/backend/keys.ts'
import { type RunningBackend, startBackend } from '../../scripts/local/backend/server.ts'
import { type RunningMailbox, startMailbox } from '../../scripts/local/mailbox/server.ts'
import { type Arrived, openMailStore } from '../../scripts/local/mailbox/store.ts'

/** Database, function and mailbox as `npm start` runs them, with data of their own. */
export type Stack = {
  backend: RunningBackend
  mailbox: RunningMailbox
  mails(): Promise<Arrived[]>
  /** What the function has printed. */
  log: string[]
  /** Forgets all enquiries, senders and mails. */
  clear(): Promise<void>
  /** Sends JSON to the backend as a visitor, or with another key or further headers. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

/** The site's origin, as far as the function knows. */
export const siteOrigin = 'http://localhost:4173'

/**
 * Starts a stack on free ports in a new directory, which is removed when it is closed.
 * @param functionEnvironment variables in place of the usual ones
 */
export async function startStack(functionEnvironment: Record<string, string> = {}): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), 'stack-'))
  const mailDirectory = join(directory, 'mail')
  const mailbox = await startMailbox({ directory: mailDirectory, port: 0, smtpPort: 0 })
  const log: string[] = []
  const backend = await startBackend({
    log: (line) => log.push(line),
    directory: join(directory, 'backend'),
    port: 0,
    functionEnvironment: {
      CONTACT_EMAIL_FROM: 'website@example.org',
      CONTACT_EMAIL_TO: 'info@example.org',
      SITE_ORIGINS: siteOrigin,
      SMTP_URL: mailbox.smtp,
      ...functionEnvironment,
    },
  })
  return {
    backend,
    mailbox,
    log,
    clear: async () => {
      await backend.database.query('delete from public.contacts')
      await backend.database.query('delete from private.recent_requests')
      for (const file of await readdir(mailDirectory)) await rm(join(mailDirectory, file))
    },
    mails: async () => (await openMailStore(mailDirectory)).list(),
    post: (path, body, headers) =>
      fetch(backend.address + path, {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await backend.close()
      await mailbox.close()
      await rm(directory, { recursive: true })
    },
  }
}
