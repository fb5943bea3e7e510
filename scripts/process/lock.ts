import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processExists } from './processExists.ts'

/** A process's lock on a directory. */
export type Lock = { release(): Promise<void> }

type Holder = { pid: number; startedAt?: string }

/**
 * Locks a directory for this process, with a lock file that contains its pid. A stale lock, whose
 * process has ended, is replaced.
 * @throws Error if a running process holds the lock
 */
export async function lockDirectory(directory: string): Promise<Lock> {
  const path = join(directory, 'lock')
  const own = `${path}.${process.pid}`
  const content = JSON.stringify(await describeProcess(process.pid))
  await writeFile(own, content)
  try {
    await removeStale(path)
    // A link, not a write: the lock appears with its content, or not at all.
    await link(own, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw heldError(directory, await readHolder(path))
  } finally {
    await rm(own, { force: true })
  }
  return {
    release: async () => {
      if ((await readText(path)) === content) await rm(path, { force: true })
    },
  }
}

async function removeStale(path: string): Promise<void> {
  const text = await readText(path)
  if (text === undefined || (await isRunning(parseHolder(text)))) return
  const aside = `${path}.stale.${process.pid}`
  try {
    await rename(path, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  // Another process may have replaced the stale lock in between: restore its lock.
  if ((await readText(aside)) !== text) await link(aside, path)
  await rm(aside, { force: true })
}

async function isRunning(holder: Holder | undefined): Promise<boolean> {
  if (!holder || !processExists(holder.pid)) return false
  // Pids are reused, in containers soon: compare the start time as well.
  const { startedAt } = await describeProcess(holder.pid)
  return startedAt === undefined || startedAt === holder.startedAt
}

async function describeProcess(pid: number): Promise<Holder> {
  const stat = await readText(`/proc/${pid}/stat`)
  // proc_pid_stat(5): field 22 is the start time; fields are counted after the "(name)" of field 2.
  const startedAt = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  return startedAt === undefined ? { pid } : { pid, startedAt }
}

async function readHolder(path: string): Promise<Holder | undefined> {
  return parseHolder((await readText(path)) ?? '')
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text)
    return Number.isInteger(holder?.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch(() => undefined)
}

function heldError(directory: string, holder: Holder | undefined): Error {
  const who = holder ? `process ${holder.pid}` : 'another process'
  return new Error(`${directory} is in use by ${who}: stop it first, or use another directory`)
}
