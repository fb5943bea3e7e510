import type { ChildProcessByStdio } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

/** A program that ended before it listened; the message is its output. */
export class StartError extends Error {}

export type ServerProcess = ReturnType<typeof serverProcess>

/**
 * Watches a program that prints its address when it listens.
 * @param pattern its first group is the address
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
      const [, found] = pattern.exec(line.trim()) ?? []
      if (found === undefined) return
      isListening = true
      address.resolve(found)
    })
  child.once('error', address.reject)
  child.once('close', () => {
    address.reject(new StartError(output.join('\n')))
    ended.resolve()
  })
  return {
    /** Resolves when it listens; rejects with a StartError if it ends before. */
    address: address.promise,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill()
      await ended.promise
    },
  }
}
