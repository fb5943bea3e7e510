import { setTimeout } from 'node:timers/promises'

/** The limit in ms. */
const limit = 300_000

/**
 * Polls until there is a result.
 * @param ask returns null until there is a result; must have its own time limit
 * @param pause the polling interval in ms
 * @param now returns the time in ms
 * @throws Error with the message after five minutes
 */
export async function pollUntil<T>(
  ask: () => Promise<T | null>,
  message: string,
  pause = 500,
  now = () => performance.now(),
): Promise<T> {
  const end = now() + limit
  while (now() < end) {
    const answer = await ask()
    if (answer !== null) return answer
    await setTimeout(pause)
  }
  throw new Error(message)
}
