import type { ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** The error of a program that exited before it listened, with its output as the message. */
export class StartError extends Error {}

export type ServerProcess = ReturnType<typeof serverProcess>

/**
 * Waits until a program listens and prints its address.
 * @param pattern its first group matches the address
 * @param log receives the lines after that
 */
export function serverProcess(
  child: ChildProcessByStdio<Writable | null, Readable, Readable>,
  pattern: RegExp,
  log: (line: string) => void,
) {
  const address = Promise.withResolvers<string>()
  const ended = Promise.withResolvers<void>()
  const output: string[] = []
  let isListening = false
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      if (isListening) return log(line)
      output.push(line)
      const [, url] = pattern.exec(line.trim()) ?? []
      if (url === undefined) return
      isListening = true
      address.resolve(url)
    })
  child.once('error', address.reject)
  child.once('close', () => {
    address.reject(new StartError(output.join('\n')))
    ended.resolve()
  })
  return {
    /** Resolves when the program listens; rejects with a StartError if it exits before. */
    address: address.promise,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** Ends the program, and waits until it has. */
    stop: async () => {
      child.kill()
      await ended.promise
    },
  }
}
