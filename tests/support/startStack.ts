import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningSupabase, startSupabase } from 'local-supabase'
import {
  openMailStore,
  type ReceivedMail,
  type RunningMailbox,
  startMailbox,
} from 'local-supabase/mailbox'
import {
  codeTemplate,
  dueFunctionsQuery,
  functionNames,
  functionsDirectory,
  migrationsDirectory,
  usersQuery,
} from '../../supabase/project.ts'
import { copyMigratedDatabase } from './migratedDatabase.ts'

/** Database, functions and mailbox as `npm start` runs them, with their own data. */
export type Stack = {
  supabase: RunningSupabase
  mailbox: RunningMailbox
  /** Newest first. */
  mails(): Promise<ReceivedMail[]>
  /** The functions' output. */
  log: string[]
  /** Deletes all enquiries, senders and mails. */
  clear(): Promise<void>
  /** Posts JSON to Supabase with the publishable key, which `headers` can replace. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

/** The stack's publishable key. */
export const publishableKey = 'sb_publishable_test'

/** The site's origin in the functions' settings. */
export const siteOrigin = 'http://localhost:4173'

/** The header with which a test sets its network address. */
export const senderHeader = 'x-test-sender'

/**
 * Starts a stack on free ports in a new directory, which is removed when it is closed. Its timer
 * is off: tests call `supabase.sweep()`.
 * @param environment variables of the functions, which override the defaults
 */
export async function startStack(environment: Record<string, string> = {}): Promise<Stack> {
  const directory = await mkdtemp(join(tmpdir(), 'stack-'))
  const mailDirectory = join(directory, 'mail')
  const supabaseDirectory = join(directory, 'supabase')
  await copyMigratedDatabase(supabaseDirectory)
  const mailbox = await startMailbox({ directory: mailDirectory, port: 0, smtpPort: 0 })
  const log: string[] = []
  const supabase = await startSupabase({
    directory: supabaseDirectory,
    port: 0,
    migrations: migrationsDirectory,
    publishableKey,
    functions: {
      directory: functionsDirectory,
      names: await functionNames(),
      environment: {
        CONTACT_EMAIL_FROM: 'website@example.org',
        CONTACT_EMAIL_TO: 'info@example.org',
        SITE_ORIGINS: siteOrigin,
        SMTP_URL: mailbox.smtp,
        ...environment,
      },
    },
    schedule: { dueFunctionsQuery, intervalMs: null },
    usersQuery,
    codeMail: { smtp: mailbox.smtp, from: 'website@example.org', template: codeTemplate },
    senderOf: ({ headers, socket }) =>
      headers[senderHeader]?.toString() ?? socket.remoteAddress ?? '',
    log: (line) => log.push(line),
  })
  return {
    supabase,
    mailbox,
    log,
    clear: async () => {
      await supabase.database.query('delete from public.contacts')
      await supabase.database.query('delete from private.recent_requests')
      await supabase.database.query('delete from private.mail_attempts')
      // A mail that is still being written has another ending.
      for (const file of await readdir(mailDirectory))
        if (file.endsWith('.eml')) await rm(join(mailDirectory, file))
      log.length = 0
    },
    mails: async () => (await openMailStore(mailDirectory)).list(),
    post: (path, body, headers) =>
      fetch(supabase.address + path, {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await supabase.close()
      await mailbox.close()
      await rm(directory, { recursive: true })
    },
  }
}
