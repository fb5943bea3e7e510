import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listen } from '../http/server.ts'
import { runShell } from './runShell.ts'

const node = process.execPath.replaceAll('\\', '/')

/** The command starts a process that stays connected to this server until it ends. */
let server: Server
let command = ''

beforeEach(async () => {
  server = createServer()
  const { port } = new URL(await listen(server, 0))
  command = `"${node}" -e "require('node:net').connect(${port}, 'localhost')" && echo done`
})
afterEach(() => {
  server.close()
})

const started = async (): Promise<Socket> => (await once(server, 'connection'))[0]

async function ended(socket: Socket): Promise<void> {
  socket.on('error', () => {})
  await new Promise((resolve) => socket.resume().once('close', resolve))
}

test('a command has its exit code, and its failure that of the shell', async () => {
  const { signal } = new AbortController()
  expect(await runShell('exit 0', signal)).toBe(0)
  expect(await runShell('exit 23', signal)).toBe(23)
})

test('a command that takes too long ends with the processes that it has started', async () => {
  const limit = new AbortController()
  const code = runShell(command, limit.signal)
  const end = ended(await started())
  limit.abort()
  expect(await code).toBeNull()
  await end
})

test('a command that has ended by itself is not touched by the limit', async () => {
  const limit = new AbortController()
  const code = await runShell('exit 0', limit.signal)
  limit.abort()
  expect(code).toBe(0)
})

test('the processes of a command end with the process that runs it, also if that is killed', async () => {
  const program = `
    const { runShell } = await import('./scripts/process/runShell.ts')
    await runShell(process.argv[1], new AbortController().signal)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', program, command])
  const end = ended(await started())
  parent.kill('SIGKILL')
  await end
})
