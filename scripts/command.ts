/**
 * Runs a command of package.json: what it throws is told in one piece, and the exit code says
 * that it failed. The stack is shown only for faults of our own.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(describe(error))
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 1
  }
}

/** An error's message with what caused it: "fetch failed" alone helps nobody. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message}: ${describe(error.cause)}` : error.message
}

/** Resolves when the person at the terminal, or the system, ends the command. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}
