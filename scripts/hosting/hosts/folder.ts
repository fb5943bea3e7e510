import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import type { Host } from './hostApi.ts'

/** The variables of a folder; the command copies it elsewhere, such as rsync. */
export const folderVariables = z.object({
  PUBLISH_TO: z.literal('folder'),
  PUBLISH_COMMAND: z.string().optional(),
})

/** The folder that the site is built into, which a web server of one's own serves. */
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
