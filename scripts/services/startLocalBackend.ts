import type { Environment } from '../environment.ts'
import { standInName } from '../local/backend/gateway.ts'
import { startBackend } from '../local/backend/server.ts'
import { startMailbox } from '../local/mailbox/server.ts'

/** Where the demo's enquiries are mailed from and to. */
const mail = {
  CONTACT_EMAIL_FROM: 'website@accrapharma.example',
  CONTACT_EMAIL_TO: 'info@accrapharma.example',
}

/** The addresses of the Supabase stand-in and of the page that shows its mails. */
export type LocalBackend = { address: string; mailbox: string; close(): Promise<void> }

/**
 * Starts the Supabase stand-in and the mailbox at their usual addresses, over the data of earlier
 * runs. Those that another command has started are used as they are, and left running.
 * @throws Error where something else uses one of their ports, or another process their data
 */
export async function startLocalBackend(environment: Environment): Promise<LocalBackend> {
  const { LOCAL_DATA, BACKEND_PORT, MAILBOX_PORT, SMTP_PORT, supabase } = environment
  if (BACKEND_PORT !== 0 && (await isRunning(supabase.url))) {
    console.log(`A local Supabase is running already: ${supabase.url}`)
    const mailbox = `http://localhost:${MAILBOX_PORT}`
    return { address: supabase.url, mailbox, close: async () => {} }
  }
  const mailbox = await startMailbox({
    directory: `${LOCAL_DATA}/mailbox`,
    port: MAILBOX_PORT,
    smtpPort: SMTP_PORT,
  })
  const backend = await startBackend({
    directory: `${LOCAL_DATA}/backend`,
    port: BACKEND_PORT,
    // It asks a host to build a hosted site; here scripts/publish/ follows what is published.
    withoutFunctions: ['publish-site'],
    functionEnvironment: { ...mail, SMTP_URL: mailbox.smtp, SITE_ORIGINS: 'http://localhost:*' },
  }).catch(async (error: unknown) => {
    await mailbox.close()
    throw error
  })
  return {
    address: backend.address,
    mailbox: mailbox.address,
    close: async () => {
      await backend.close()
      await mailbox.close()
    },
  }
}

/** Whether it is our stand-in that answers there, and not some other program. */
async function isRunning(address: string): Promise<boolean> {
  try {
    const greeting = await (await fetch(address)).json()
    return greeting?.name === standInName
  } catch {
    return false
  }
}
