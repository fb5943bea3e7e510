import { setTimeout } from 'node:timers/promises'

const limitMs = 300_000

/**
 * Polls until there is a result.
 * @param ask returns null until there is a result; must have its own time limit
 * @param pauseMs the polling interval
 * @param now returns the time in ms
 * @throws Error with the message after five minutes
 */
export async function pollUntil<T>(
  ask: () => Promise<T | null>,
  message: string,
  pauseMs = 500,
  now = () => performance.now(),
): Promise<T> {
  const end = now() + limitMs
  while (now() < end) {
    const result = await ask()
    if (result !== null) return result
    await setTimeout(pauseMs)
  }
  throw new Error(message)
}
