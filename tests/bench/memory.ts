import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Values } from './results.ts'

const directory = '.local/bench/memory'

const ports = { PORT: 4390, STUDIO_PORT: 4391, LAKE_PORT: 4392, PREVIEW_PORT: 4393 }
const supabasePorts = { SUPABASE_PORT: 4394, MAILBOX_PORT: 4395, SMTP_PORT: 4396 }

/** The time after the start until memory is measured, in ms: V8 then has collected the garbage of the start. */
const rest = 60_000

/** Measures the memory of `npm start` at rest: the resident sets of its processes, without npm's. */
export async function measureMemory(): Promise<Values> {
  await rm(directory, { recursive: true, force: true })
  const numbers = Object.entries({ ...ports, ...supabasePorts })
  const environment = Object.fromEntries(numbers.map(([name, port]) => [name, String(port)]))
  const program = [
    '--import',
    './scripts/process/limitMallocArenas.ts',
    'scripts/commands/start.ts',
  ]
  const child = spawn(process.execPath, program, {
    env: { ...process.env, ...environment, LOCAL_DATA: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    for await (const line of createInterface(child.stdout)) if (line.startsWith('Stop with')) break
    await wait(rest)
    return { 'npm start at rest, MB': residentSets(child.pid) }
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** Returns the resident sets of a process and its children, in MB. */
function residentSets(parent: number | undefined): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const sizes = processes.map(([pid, ppid, kilobytes = 0]) =>
    pid === parent || ppid === parent ? kilobytes : 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1000
}
