import { rm } from 'node:fs/promises'
import { localPublishableKey } from '../../scripts/environment.ts'
import { startBackend } from '../../scripts/local/backend/startBackend.ts'
import { serveSite } from '../../scripts/site/serveSite.ts'
import {
  codeTemplate,
  dueFunctionsQuery,
  functionsDirectory,
  migrationsDirectory,
} from '../../supabase/project.ts'
import { buildDemo } from './buildDemo.ts'
import { backendDirectory } from './e2eBackend.ts'
import { ports } from './ports.ts'

/** Builds and serves the demo site with its backend, for the visitors' journeys. */
const directory = await buildDemo('.local/e2e')
await rm(backendDirectory, { recursive: true, force: true })
await startBackend({
  directory: backendDirectory,
  port: ports.backend,
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
  schedule: { dueFunctionsQuery, interval: 2000 },
  codeMail: {
    // Another port than that of enquiries' mail, because other journeys start and stop that server.
    smtp: `smtp://127.0.0.1:${ports.codeSmtp}`,
    from: 'website@example.org',
    template: codeTemplate,
  },
})
await serveSite({ directory, port: ports.site, exactly: true })
