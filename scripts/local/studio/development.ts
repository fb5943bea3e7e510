import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { RunningStudio, StudioOptions } from './studio.ts'
import { startSanity } from './studio.ts'

/**
 * Starts Sanity's development server, which shows changes of the Studio's code at once.
 * @throws Error with the server's output where it does not start
 */
export async function startStudio({
  source,
  port,
  variables,
}: Omit<StudioOptions, 'dependencies' | 'directory'>): Promise<RunningStudio> {
  const child = startSanity(source, ['dev', '--host', 'localhost', '--port', String(port)], {
    ...variables,
    STUDIO_VITE_CONFIG: import.meta.resolve('./viteConfig.ts'),
  })
  const address = await runningAddress(child.stdout, child.stderr)
  return {
    address,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }

  function runningAddress(...streams: NodeJS.ReadableStream[]): Promise<string> {
    return new Promise((done, fail) => {
      let output = ''
      let isRunning = false
      for (const stream of streams)
        createInterface({ input: stream }).on('line', (line) => {
          if (isRunning) return console.log(`[studio] ${line}`)
          output += `${line}\n`
          const [, address] = /running at (http\S+?)\/?$/.exec(line) ?? []
          if (address === undefined) return
          isRunning = true
          done(address)
        })
      child.once('error', fail)
      child.once('exit', () => fail(new Error(`The Studio does not start:\n${output}`)))
    })
  }
}
