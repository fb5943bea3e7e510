import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Exchange, recordExchanges } from 'stand-in-server/testing/recordExchanges'
import { openMailStore, type ReceivedMail } from '../mailbox/mailStore.ts'
import { startMailbox } from '../mailbox/startMailbox.ts'
import { type RunningSupabase, startSupabase } from '../startSupabase.ts'
import { hosted } from './hostedProject.ts'
import { copyMigratedDatabase, migrations } from './migratedDatabase.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The requests of a test, and their responses, if they are recorded. */
    exchanges?: Exchange[]
  }
}

const partOf = (name: string) => join(import.meta.dirname, 'project', name)

export const publishableKey = hosted?.publishableKey ?? 'sb_publishable_test'

/** The header with which a test sets its network address. */
export const senderHeader = 'x-test-sender'

/** A contact as visitors send it. */
export const aContact = {
  first_name: 'Ama',
  email: 'ama@example.org',
  phone: '+233 30 200 0001',
  message: 'Two drinks, please.',
}

/** The tests' project, without functions. */
export const projectOptions = (directory: string) => ({
  directory,
  port: 0,
  migrations,
  publishableKey,
  functions: { directory: partOf('functions'), names: [] as string[], environment: {} },
  codeMail: { smtp: 'smtp://localhost:9', from: 'auth@example.org' },
})

/** A running project, whose requests are recorded for `npm run conformance:supabase -- --record`. */
export type Project = {
  supabase: RunningSupabase
  address: string
  secret: string
  /** The requests of the current test with their responses; empty if nothing is recorded. */
  exchanges: Exchange[]
  /** Newest first. */
  mails(): Promise<ReceivedMail[]>
  /** Deletes all contacts, users and mails. */
  clear(): Promise<void>
  /** Posts JSON with the publishable key, which `headers` can replace. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

/**
 * Starts the project on free ports in a new directory, by default with the function `echo`. Tests without the tag
 * `local` also run against a hosted project, of which only the address and the keys are used.
 */
export async function startProject({
  functions = ['echo'],
  ...options
}: {
  usersQuery?: string
  functions?: string[]
} = {}): Promise<Project> {
  const directory = await mkdtemp(join(tmpdir(), 'project-'))
  const mailDirectory = join(directory, 'mail')
  const mailbox = await startMailbox({ directory: mailDirectory, port: 0, smtpPort: 0 })
  const project = projectOptions(join(directory, 'supabase'))
  await copyMigratedDatabase(project.directory)
  const supabase = await startSupabase({
    ...project,
    ...options,
    functions: { ...project.functions, names: functions },
    codeMail: { ...project.codeMail, smtp: mailbox.smtp },
    senderOf: ({ headers, socket }) =>
      headers[senderHeader]?.toString() ?? socket.remoteAddress ?? '',
    log: () => {},
  })
  const exchanges: Exchange[] = []
  const isRecorded = process.env.CONFORMANCE_RECORD === '1'
  const recorder = isRecorded ? await recordExchanges(supabase.address, exchanges) : null
  const address = hosted?.url ?? recorder?.address ?? supabase.address
  return {
    supabase,
    address,
    secret: hosted?.secret ?? supabase.secret,
    exchanges,
    mails: async () => (await openMailStore(mailDirectory)).list(),
    clear: async () => {
      for (const table of ['public.contacts', 'public.members', 'auth.users', 'auth.verifications'])
        await supabase.database.query(`delete from ${table}`)
      // A mail that is still being written has another ending.
      for (const file of await readdir(mailDirectory))
        if (file.endsWith('.eml')) await rm(join(mailDirectory, file))
    },
    post: (path, body, headers) =>
      fetch(address + path, {
        method: 'POST',
        headers: { apikey: publishableKey, 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    close: async () => {
      await recorder?.close()
      await supabase.close()
      await mailbox.close()
      await rm(directory, { recursive: true })
    },
  }
}
