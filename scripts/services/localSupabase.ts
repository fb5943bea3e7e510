import {
  codeTemplate,
  dueFunctionsQuery,
  functionsDirectory,
  migrationsDirectory,
  usersQuery,
} from '../../supabase/project.ts'
import { type Environment, localPublishableKey } from '../environment.ts'
import { isServing } from '../http/server.ts'
import { mailboxMailer } from './mailboxMailer.ts'

const mail = {
  CONTACT_EMAIL_FROM: 'website@accrapharma.example',
  CONTACT_EMAIL_TO: 'info@accrapharma.example',
}

/** Staff on this machine, who sign in to the Studio's tool Enquiries with codes from the mailbox. */
const localStaff = [
  { email: 'kofi@accrapharma.example', name: 'Kofi' },
  { email: 'esi@accrapharma.example', name: 'Esi' },
]

const warningOf = ([name, reason]: [name: string, reason: string]) =>
  `The function ${name} ${reason}\nEnquiries are stored meanwhile, and their mail leaves when the function runs. If packages are missing, remove node_modules and start again.`

/**
 * Starts the stand-in for Supabase and its mailbox, with the data of earlier runs. If another command has started them,
 * reuses them and leaves them running.
 * @throws Error if another program uses one of their ports, or another process their data
 */
export async function startLocalSupabase(environment: Environment, running: AsyncDisposableStack) {
  const { LOCAL_DATA, SUPABASE_PORT, MAILBOX_PORT, SMTP_PORT, LAKE_PORT } = environment
  const { usesLocalLake, SANITY_DATASET } = environment
  const url = `http://localhost:${SUPABASE_PORT}`
  const directory = `${LOCAL_DATA}/supabase`
  if (SUPABASE_PORT !== 0 && (await isServing(url, 'Local stand-in for Supabase'))) {
    return {
      address: url,
      mailbox: `http://localhost:${MAILBOX_PORT}`,
      planMailer: mailboxMailer(`smtp://localhost:${SMTP_PORT}`, mail),
      warnings: [],
    }
  }

  const { startMailbox } = await import('local-supabase/mailbox')
  const { startSupabase } = await import('local-supabase')
  const mailbox = await startMailbox({
    directory: `${LOCAL_DATA}/mailbox`,
    port: MAILBOX_PORT,
    smtpPort: SMTP_PORT,
  })
  running.defer(mailbox.close)
  const project = await startSupabase({
    directory,
    port: SUPABASE_PORT,
    migrations: migrationsDirectory,
    publishableKey: localPublishableKey,
    functions: {
      directory: functionsDirectory,
      // `publish-site` is left out, because it calls a host's deploy hook: scripts/publish/ builds locally.
      // `monitor-site` and `mail-events` are left out too, because they need a hosted site and Resend.
      names: ['send-contact-email'],
      environment: {
        ...mail,
        SMTP_URL: mailbox.smtp,
        SITE_ORIGINS: 'http://localhost:*',
        // The Content Lake from which functions read the mail settings. It is set only for the local Content Lake,
        // because local functions can reach only localhost.
        ...(usesLocalLake && { SANITY_API_HOST: `http://localhost:${LAKE_PORT}`, SANITY_DATASET }),
      },
    },
    schedule: { dueFunctionsQuery, intervalMs: 2000 },
    usersQuery,
    codeMail: { smtp: mailbox.smtp, from: mail.CONTACT_EMAIL_FROM, template: codeTemplate },
  })
  running.defer(project.close)
  for (const { email, name } of localStaff)
    await project.database.query(
      'insert into public.staff (email, name) values ($1, $2) on conflict do nothing',
      [email, name],
    )
  return {
    address: project.address,
    mailbox: mailbox.address,
    planMailer: mailboxMailer(mailbox.smtp, mail),
    warnings: [...project.failures].map(warningOf),
  }
}
