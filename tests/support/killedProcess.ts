import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Kills the process before its nth change of the file system. The number is the first argument. */
const killer = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  let rest = Number(process.argv[1])
  const changes = ['link', 'mkdir', 'rename', 'rm', 'rmdir', 'symlink', 'unlink', 'writeFile']
  for (const [owner, suffix] of [[fs.promises, ''], [fs, 'Sync']])
    for (const name of changes) {
      const change = owner[name + suffix]
      owner[name + suffix] = (...parameters) => {
        if (rest === 0) process.kill(process.pid, 'SIGKILL')
        rest -= 1
        return change(...parameters)
      }
    }
  syncBuiltinESMExports()
`

/**
 * Runs a program as an ES module in a process of its own, which is killed before its nth change of the file system.
 * @param program reads its arguments from \`process.argv.slice(2)\`, and imports dynamically what changes files
 * @returns whether it was killed, or has ended before
 * @throws Error if it ends with an error
 */
export async function isKilled(step: number, program: string, ...parameters: string[]) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '--eval', killer + program, String(step), ...parameters],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let errors = ''
  child.stderr.on('data', (data: Buffer) => {
    errors += data
  })
  const [code, signal] = await once(child, 'close')
  if (signal === 'SIGKILL') return true
  if (code !== 0) throw new Error(`The program has failed: ${errors}`)
  return false
}
