import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'runInGroup.ts')

/**
 * Runs a shell command, which writes to this process's output. Its processes end when this process ends.
 * @param signal ends the command and its processes
 * @returns its exit code, or null if the signal has ended it
 */
export async function runShell(command: string, signal: AbortSignal): Promise<number | null> {
  const child = spawn(process.execPath, [program, command], {
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'inherit', 'inherit'],
    windowsHide: true,
  })
  const giveUp = () => child.stdin.destroy()
  signal.addEventListener('abort', giveUp)
  if (signal.aborted) giveUp()
  try {
    const [code] = await once(child, 'close')
    return signal.aborted ? null : code
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}
