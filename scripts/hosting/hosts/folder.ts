import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import type { Host } from './hostApi.ts'

/** The variables of a folder. The command copies it elsewhere, for example with rsync. */
export const folderVariables = z.object({
  PUBLISH_TO: z.literal('folder'),
  PUBLISH_COMMAND: z.string().optional(),
})

/** The folder with the built site, which the operator's own web server serves. */
export function folder({ PUBLISH_COMMAND: command }: z.output<typeof folderVariables>): Host {
  return {
    async publish() {
      if (command === undefined) return
      const child = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
      const [code, signal] = await once(child, 'close')
      if (code !== 0)
        throw new Error(
          `PUBLISH_COMMAND ended with ${code ?? signal}; the publisher's log has its output.`,
        )
    },
  }
}
