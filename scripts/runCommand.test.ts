import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'

/** Starts a command that is stopped while something of it runs for ever. */
function startCommand(options: { limitMs?: number } = {}) {
  const module = pathToFileURL(resolve('scripts/runCommand.ts'))
  const program = `
    import { untilStopped } from '${module}'
    setInterval(() => {}, 1000)
    const stopped = untilStopped(${JSON.stringify(options)})
    console.error('It runs.')
    await stopped`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  return { child, output: text(child.stdout), closed: once(child, 'close') }
}

// Windows has no signals.
describe.runIf(process.platform !== 'win32')(
  'a command that is stopped while something runs',
  () => {
    test('ends at its limit, and says what becomes of it', async () => {
      const { child, output, closed } = startCommand({ limitMs: 1100 })
      await once(child.stderr, 'data')
      child.kill('SIGINT')
      expect(await closed).toEqual([0, null])
      expect(await output).toMatch(/^Stopping \.\.\.\nStopped before all had ended/)
    })

    test('without a limit says that it waits, and ends at once when it is asked again', async () => {
      const { child, output, closed } = startCommand()
      await once(child.stderr, 'data')
      child.kill('SIGTERM')
      await once(child.stdout, 'readable')
      child.kill('SIGTERM')
      expect(await closed).toEqual([null, 'SIGTERM'])
      expect(await output).toContain('Waiting for what still runs')
    })
  },
)

test('a file that cannot be written is named, with what to do', async () => {
  const module = pathToFileURL(resolve('scripts/runCommand.ts'))
  const program = `
    import { runCommand } from '${module}'
    await runCommand(async () => {
      const error = new Error('ENOSPC: no space left on device')
      throw Object.assign(error, { code: 'ENOSPC', path: 'site/index.html' })
    })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  const [output] = await Promise.all([text(child.stderr), once(child, 'close')])
  expect(output).toContain('ENOSPC: no space left on device. The disk is full: free some space')
})
