import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { access, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { close, listen } from '../../scripts/http/server.ts'
import { psql } from './psql.ts'

/** A running Postgres in the state of a hosted project before its first migration. */
export type Postgres = {
  /** Connects as `postgres`, the role of migrations, which is no superuser. */
  url: string
  stop(): Promise<void>
}

/** Where Debian and Ubuntu install Postgres 15. */
const binaries = 'usr/lib/postgresql/15/bin'
const libraries = 'usr/lib/postgresql/15/lib'
const shared = 'usr/share/postgresql/15'

/**
 * Starts Postgres 15 with pg_cron on a free port of loopback, with data of its own.
 * @throws Error if Debian's packages are not installed
 */
export async function startPostgres(): Promise<Postgres> {
  const directory = await mkdtemp(join(tmpdir(), 'hosted-'))
  let stop = () => rm(directory, { recursive: true })
  try {
    await copyInstallation(directory)
    const user = await ownerOf(directory)
    const program = (name: string) => join(directory, binaries, name)
    const data = join(directory, 'data')
    const port = await freePort()
    execFileSync(
      program('initdb'),
      [`--pgdata=${data}`, '--username=supabase_admin', '--auth=trust', '--encoding=UTF8'],
      { ...user, stdio: 'pipe' },
    )
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: directory,
      shared_preload_libraries: 'pg_cron',
      'cron.host': '127.0.0.1',
    }
    const server = spawn(
      program('postgres'),
      [`-D${data}`, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)],
      { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = once(server, 'close')
    const remove = stop
    stop = async () => {
      server.kill('SIGINT')
      await ended
      await remove()
    }
    let log = ''
    for await (const line of createInterface(server.stderr)) {
      log += `${line}\n`
      if (line.includes('ready to accept connections')) break
    }
    if (server.exitCode !== null) throw new Error(`Postgres does not start:\n${log}`)
    server.stderr.resume()

    const address = `127.0.0.1:${port}/postgres`
    const sql = await readFile(join(import.meta.dirname, 'project.sql'), 'utf8')
    await psql(`postgresql://supabase_admin@${address}`, sql)
    return { url: `postgresql://postgres:postgres@${address}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Copies the installation, because Postgres looks for extensions beside its own binary: the doubles
 * of those that Debian lacks are added to the copy.
 */
async function copyInstallation(directory: string): Promise<void> {
  const extensions = join(directory, shared, 'extension')
  try {
    for (const path of [binaries, shared])
      await cp(join('/', path), join(directory, path), { recursive: true })
    await access(join(extensions, 'pg_cron.control'))
  } catch (error) {
    throw new Error(
      'Postgres 15 with pg_cron is missing: apt-get install postgresql-15 postgresql-15-cron',
      { cause: error },
    )
  }
  await symlink(join('/', libraries), join(directory, libraries))
  await cp(join(import.meta.dirname, 'extensions'), extensions, { recursive: true })
}

/** Postgres refuses to run as root, so it then runs as the user postgres, who gets the directory. */
async function ownerOf(directory: string): Promise<{ uid?: number }> {
  if (process.getuid?.() !== 0) return {}
  const uid = Number(execFileSync('id', ['-u', 'postgres']))
  await chown(directory, uid, -1)
  return { uid }
}

async function freePort(): Promise<string> {
  const server = createServer()
  const { port } = new URL(await listen(server, 0))
  await close(server)
  return port
}
