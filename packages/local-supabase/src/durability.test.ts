import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from './postgres.ts'
import { copyMigratedDatabase, migrations } from './testing/migratedDatabase.ts'
import { aContact, publishableKey } from './testing/startProject.ts'

let directory = ''
let supabase: ChildProcess | undefined

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'supabase-'))
  await copyMigratedDatabase(directory)
})

afterEach(async () => {
  supabase?.kill('SIGKILL')
  await rm(directory, { recursive: true })
})

/** Starts Supabase in a process of its own; resolves with its address. */
async function startProcess(): Promise<string> {
  const program = `
    import { startSupabase } from 'local-supabase'
    import { projectOptions } from ${JSON.stringify(import.meta.resolve('./testing/startProject.ts'))}
    const { address } = await startSupabase(projectOptions(${JSON.stringify(directory)}))
    console.log(address)`
  supabase = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (supabase.stdout === null) throw new Error('The process has no output')
  for await (const line of createInterface(supabase.stdout))
    if (line.startsWith('http')) return line
  throw new Error('Supabase did not start')
}

test('acknowledged rows survive a kill in the middle of three hundred inserts', async () => {
  const address = await startProcess()
  const acknowledged: string[] = []
  const send = async (number: number) => {
    const phone = String(number)
    const response = await fetch(`${address}/rest/v1/contacts`, {
      method: 'POST',
      headers: {
        apikey: publishableKey,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ ...aContact, phone }),
    })
    if (response.status !== 201) return
    acknowledged.push(phone)
    if (acknowledged.length === 100) supabase?.kill('SIGKILL')
  }
  await Promise.allSettled(Array.from({ length: 300 }, (_, number) => send(number)))
  if (supabase?.signalCode === null) await once(supabase, 'exit')
  expect(acknowledged.length).toBeGreaterThanOrEqual(100)
  expect(acknowledged.length).toBeLessThan(300)

  const database = await openDatabase({ migrations, directory })
  const rows = await database.query<{ phone: string }>('select phone from public.contacts')
  await database.close()
  const kept = new Set(rows.map(({ phone }) => phone))
  expect(acknowledged.filter((phone) => !kept.has(phone))).toEqual([])
})

test('a second process is refused the same data', async () => {
  await startProcess()
  await expect(openDatabase({ migrations, directory })).rejects.toThrow('in use by another process')
})

test('damaged data are not opened, and named with what to do', async () => {
  const path = join(directory, 'postgres')
  await writeFile(join(path, 'global/pg_control'), 'damaged'.repeat(1000))
  await expect(openDatabase({ migrations, directory })).rejects.toThrow(
    new RegExp(`${path} is damaged .*Restore it, or move it away`),
  )
})
