import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMailbox } from './mailbox/startMailbox.ts'
import { startSupabase } from './startSupabase.ts'

const usage = `Usage: local-supabase [--project supabase] [--directory .supabase] [--port 54321]
         [--mailbox-port 54324] [--smtp-port 54325] [--env NAME=value]...

Serves the Supabase project in a folder, with its migrations/ and functions/, until it is stopped. An --env is a
variable of the functions.`

try {
  const { values } = parseArgs({
    options: {
      project: { type: 'string', default: 'supabase' },
      directory: { type: 'string', default: '.supabase' },
      port: { type: 'string', default: '54321' },
      'mailbox-port': { type: 'string', default: '54324' },
      'smtp-port': { type: 'string', default: '54325' },
      env: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) console.log(usage)
  else await serve(values)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(usage)
  process.exitCode = 1
}

type CliOptions = {
  project: string
  directory: string
  port: string
  'mailbox-port': string
  'smtp-port': string
  env: string[]
}

async function serve({ project, directory, port, env, ...ports }: CliOptions): Promise<void> {
  await using starting = new AsyncDisposableStack()
  const mailbox = await startMailbox({
    directory: join(directory, 'mailbox'),
    port: Number(ports['mailbox-port']),
    smtpPort: Number(ports['smtp-port']),
  })
  starting.defer(mailbox.close)
  const publishableKey = 'sb_publishable_local'
  const functions = join(project, 'functions')
  const supabase = await startSupabase({
    directory,
    port: Number(port),
    migrations: join(project, 'migrations'),
    publishableKey,
    functions: {
      directory: functions,
      names: globSync('*/index.ts', { cwd: functions }).map(dirname),
      environment: Object.fromEntries(env.map((variable) => variable.split(/=(.*)/s))),
    },
    codeMail: { smtp: mailbox.smtp, from: 'auth@localhost' },
  })
  starting.defer(supabase.close)
  console.log(`The local Supabase: ${supabase.address}`)
  console.log(`Publishable key: ${publishableKey}`)
  console.log(`Secret key: ${supabase.secret}`)
  console.log(`Mailbox: ${mailbox.address}, ${mailbox.smtp}`)
  for (const [name, reason] of supabase.failures) console.warn(`The function ${name} ${reason}`)
  const started = starting.move()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => started.disposeAsync())
}
