import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startLake } from 'local-content-lake'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithProject } from '../../scripts/content/folderSync.ts'
import { seedContent } from '../../scripts/content/seedContent.ts'
import { readEnvironment } from '../../scripts/environment.ts'
import { restoreContent } from '../../scripts/launch/contentSteps.ts'
import { lakeClient } from '../../scripts/services/lakeClient.ts'
import { runStep } from '../support/workflowStep.ts'
import { commands, runCli } from './guide.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { psql } from './psql.ts'

/**
 * A backup as the workflow Backup makes it, opened and restored by the commands of docs/operations.md and the launch,
 * with the real age, tar, pg_dump and psql. Only Docker is missing, in which Supabase's CLI runs pg_dump: Debian's runs
 * with the arguments that the CLI prints.
 */

const guide = await readFile('docs/operations.md', 'utf8')

/** Returns the command in the guide that begins with these words. */
function documented(start: string): string {
  const command = guide.split('\n').find((line) => line.trim().startsWith(start))
  if (!command) throw new Error(`docs/operations.md has no command «${start} …».`)
  return command.trim()
}

const running = new AsyncDisposableStack()
let directory = ''
let project: Postgres
let restored: Postgres

async function startProject(): Promise<Postgres> {
  const postgres = await startPostgres()
  running.defer(postgres.stop)
  const push = commands.find((words) => words.endsWith(' db push --remote'))
  await runCli(`${push}=${postgres.url}`)
  return postgres
}

async function startContent(name: string) {
  const lake = await startLake({ directory: join(directory, name), port: 0 })
  running.defer(lake.close)
  return { address: lake.address, client: lakeClient(readEnvironment(), lake.address) }
}

/** Runs a command of the guide in the directory with the backup, `npm run content` with this repository's code. */
const run = (command: string, env: Record<string, string> = {}) =>
  promisify(execFile)('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: directory,
    env: { ...process.env, PATH: `${directory}:${process.env.PATH}`, ...env },
  })

const content = resolve('scripts/commands/content.ts')

const npm = `shift 3; exec ${process.execPath} ${content} "$@"`

/** Runs `supabase db dump` with the arguments of the workflow, but with this machine's pg_dump. */
const node = (url: string) => `
  set -e
  shift
  for word; do
    shift
    if [ "$word" = --remote ]; then word=--remote=${url}; fi
    set -- "$@" "$word"
  done
  PATH=\${PATH#*:} ${process.execPath} ${resolve('scripts/tool.mjs')} "$@" --dry-run > script 2>&1
  sed -n '/^#!/,/^echo .RESET/p' script > dump
  test -s dump || { cat script; exit 1; }
  bash dump > "$word"`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'backup-'))
  running.defer(() => rm(directory, { recursive: true }))
  project = await startProject()
  restored = await startProject()
  await writeFile(join(directory, 'npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
})

afterAll(() => running.disposeAsync())

/** Returns all rows that a backup must have, as text. */
const contentsOf = async ({ url }: Postgres) =>
  Promise.all(
    ['contacts', 'enquiry_log', 'staff'].map((table) =>
      psql(url, `select t::text from public.${table} as t order by 1`),
    ),
  )

test('content and enquiries come back from a backup by the guide’s commands', async () => {
  const lake = await startContent('lake')
  await seedContent(lake.client)
  await lake.client.create({ _id: 'drafts.offer', _type: 'download', title: 'In work' })
  await psql(
    project.url,
    `insert into public.staff values ('kofi@example.com', 'Kofi');
     insert into public.contacts (first_name, email, message, created_at) values
       ('Ama', 'ama@example.org', E'It''s\\n\\\\. a – « message »', now() - interval '40 days'),
       ('Gone', 'gone@example.org', 'To be deleted', now());
     update public.contacts set owner = 'kofi@example.com', status = 'answered', note = 'By phone'
     where first_name = 'Ama';
     delete from public.contacts where first_name = 'Gone'`,
  )

  const keys = await run(documented('age-keygen'))
  const [recipient = ''] = /age1\w+/.exec(keys.stdout + keys.stderr) ?? []
  const step = await runStep('backup.yml', 'backup', {
    doubles: {
      npm,
      node: node(project.url),
      age: `/usr/bin/age "$@" && cp backup.tar.gz.age ${directory}`,
    },
    env: {
      BACKUP_RECIPIENT: recipient,
      SANITY_API_HOST: lake.address,
      SANITY_READ_TOKEN: 'reads-drafts',
      SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst',
    },
  })
  expect(step).toMatchObject({ status: 0, stdout: expect.stringContaining('documents') })

  await run(documented('age --decrypt'))
  const empty = await startContent('new')
  await run(['npm', ...restoreContent].join(' '), { SANITY_API_HOST: empty.address })
  await run(documented('psql'), { DATABASE_URL: restored.url })

  const folder = join(directory, 'backup/content')
  const { differences } = await compareWithProject(empty.client, { folder, drafts: true })
  expect(differences).toEqual([])
  expect(await empty.client.getDocument('drafts.offer')).toMatchObject({ title: 'In work' })
  expect(await contentsOf(restored)).toEqual(await contentsOf(project))
  expect((await contentsOf(restored)).map(({ length }) => length > 0)).toEqual([true, true, true])
})

test('the workflow records a complete backup where monitor-site reads it', async () => {
  const workflow = await readFile('.github/workflows/backup.yml', 'utf8')
  const [, statement = ''] = /db query --remote --yes "(.*)"/.exec(workflow) ?? []
  await psql(project.url, statement)
  expect(
    await psql(project.url, 'select backed_up_at is not null from private.monitoring'),
  ).toEqual(['t'])
})
