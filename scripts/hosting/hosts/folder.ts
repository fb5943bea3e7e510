import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Host } from './hostApi.ts'

/**
 * The folder that the site is built into, which a web server of one's own serves.
 * @param command a command that copies it elsewhere, such as rsync
 */
export function folder(command: string | undefined): Host {
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
