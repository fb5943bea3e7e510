/**
 * Runs a command of package.json: what it throws is told in one piece, and the exit code says
 * that it failed. The stack is shown only for faults of our own.
 */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    if (process.env.DEBUG) console.error(error)
    process.exitCode = 1
  }
}
