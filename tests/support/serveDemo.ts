import { cp, rm } from 'node:fs/promises'
import { startSupabase } from 'local-supabase'
import { serveSite } from '../../scripts/build/serving/serveSite.ts'
import { localPublishableKey } from '../../scripts/environment.ts'
import {
  codeTemplate,
  dueFunctionsQuery,
  functionsDirectory,
  migrationsDirectory,
  usersQuery,
} from '../../supabase/project.ts'
import { prepareDemo } from './buildDemo.ts'
import { supabaseDirectory } from './e2eSupabase.ts'
import { copyMigratedDatabase } from './migratedDatabase.ts'
import { ports } from './ports.ts'

/** Serves the demo site with its Supabase, for the visitors' journeys. */
const directory = '.local/e2e'
await rm(directory, { recursive: true, force: true })
await cp(await prepareDemo(), directory, { recursive: true })
await rm(supabaseDirectory, { recursive: true, force: true })
await copyMigratedDatabase(supabaseDirectory)
await startSupabase({
  directory: supabaseDirectory,
  port: ports.supabase,
  migrations: migrationsDirectory,
  publishableKey: localPublishableKey,
  functions: {
    directory: functionsDirectory,
    names: ['send-contact-email'],
    environment: {
      CONTACT_EMAIL_FROM: 'website@example.org',
      CONTACT_EMAIL_TO: 'info@example.org',
      SITE_ORIGINS: `http://localhost:${ports.site}`,
      // Journeys start the mail server themselves.
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
    },
  },
  schedule: { dueFunctionsQuery, intervalMs: 2000 },
  usersQuery,
  codeMail: {
    // Another port than that of enquiries' mail, because other journeys start and stop that server.
    smtp: `smtp://127.0.0.1:${ports.codeSmtp}`,
    from: 'website@example.org',
    template: codeTemplate,
  },
})
await serveSite({ directory: `${directory}/dist`, port: ports.site, exactly: true })
