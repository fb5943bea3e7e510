import { runShell } from '../process/runShell.ts'

/** The limit of the command in minutes, which allows a first upload of thousands of files. */
const limitMinutes = 10

/**
 * Runs `DEPLOY_COMMAND`, which deploys the built site, or copies it elsewhere.
 * @param createTimeoutSignal returns the signal that ends the command
 * @throws Error with advice; visitors then still see the previous site
 */
export async function runDeployCommand(
  command: string,
  createTimeoutSignal = () => AbortSignal.timeout(limitMinutes * 60_000),
): Promise<void> {
  const code = await runShell(command, createTimeoutSignal())
  if (code === 0) return
  const outcome =
    code === null
      ? `did not end within ${limitMinutes} minutes, and was killed`
      : `ended with ${code}`
  throw new Error(
    `DEPLOY_COMMAND ${outcome}; the publisher's log has its output. The publisher tries again within 15 minutes.`,
  )
}
