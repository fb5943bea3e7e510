import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { StartError, serverProcess } from './serverProcess.ts'

/** Runs a program. */
function start(code: string) {
  const lines: string[] = []
  const child = spawn(process.execPath, ['-e', code], { stdio: ['pipe', 'pipe', 'pipe'] })
  const server = serverProcess(child, /^at (\S+)$/, (line) => lines.push(line))
  return { child, server, lines }
}

test('a server is ready when it says where, its later lines are reported, and it is stopped', async () => {
  const { child, server, lines } = start(`
    console.log('Starting')
    console.error('  at http://localhost:1  ')
    process.stdin.once('data', () => console.log('at work'))`)
  expect(await server.address).toBe('http://localhost:1')
  expect(server.hasEnded()).toBe(false)
  child.stdin.write('\n')
  await expect.poll(() => lines).toEqual(['at work'])
  await server.stop()
  expect(server.hasEnded()).toBe(true)
})

test('a server that ends before it is ready fails with what it has said', async () => {
  const { server, lines } = start(`console.log('Starting'); console.log('No port')`)
  await expect(server.address).rejects.toThrow(new StartError('Starting\nNo port'))
  expect(server.hasEnded()).toBe(true)
  expect(lines).toEqual([])
})

test('a program that does not exist fails as that', async () => {
  const child = spawn('/no/such/program', [], { stdio: ['pipe', 'pipe', 'pipe'] })
  await expect(serverProcess(child, /x/, () => {}).address).rejects.toThrow('ENOENT')
})
