import { z } from 'zod'
import { lakeVariables } from '../_shared/contentLake.ts'
import { mailVariables } from '../_shared/mail.ts'
import { readVariables, requiredString } from '../_shared/variables.ts'
import type { Repository } from './githubIssues.ts'

export type MonitoringSettings = ReturnType<typeof readSettings>

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      /** The site's origins. The first is checked. */
      SITE_ORIGINS: requiredString
        .transform((values) => values.replace(/,.*/s, '').trim())
        .pipe(z.url('must begin with the site’s address, such as https://www.example.org')),
      ...mailVariables,
      RESEND_API_KEY: requiredString,
      /** Without both, people are notified by mail alone. */
      GITHUB_REPOSITORY: z
        .string()
        .regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name')
        .optional(),
      GITHUB_ISSUES_TOKEN: requiredString.optional(),
      GITHUB_API_URL: z.url().default('https://api.github.com'),
      ...lakeVariables,
      /** The token with which plans are executed. It is needed to count late plans, because plans are drafts. */
      SANITY_PLANS_TOKEN: requiredString.optional(),
    },
    given,
  )
}

/** Returns the repository for issues about problems, if there is one. */
export function repositoryOf(settings: MonitoringSettings): Repository | undefined {
  const {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: repository,
    GITHUB_ISSUES_TOKEN: token,
  } = settings
  return repository && token ? { api, repository, token } : undefined
}
