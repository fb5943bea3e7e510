import { z } from 'zod'
import { runShell } from '../../process/runShell.ts'
import { type Host, later } from './hostApi.ts'

/** The variables of a folder. The command copies it elsewhere, for example with rsync. */
export const folderVariables = z.object({
  PUBLISH_TO: z.literal('folder'),
  PUBLISH_COMMAND: z.string().optional(),
})

/** The limit of the command in minutes, which allows a first upload of thousands of files. */
const limit = 10

/**
 * The folder with the built site, which the operator's own web server serves.
 * @param timeLimit returns the signal that ends a command
 */
export function folder(
  { PUBLISH_COMMAND: command }: z.output<typeof folderVariables>,
  timeLimit = () => AbortSignal.timeout(limit * 60_000),
): Host {
  return {
    async publish() {
      if (command === undefined) return
      const code = await runShell(command, timeLimit())
      if (code === 0) return
      const outcome =
        code === null ? `did not end within ${limit} minutes, and was killed` : `ended with ${code}`
      throw new Error(`PUBLISH_COMMAND ${outcome}; the publisher's log has its output. ${later}`)
    },
  }
}
