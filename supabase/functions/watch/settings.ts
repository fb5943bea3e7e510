import * as z from 'zod/mini'
import { lakeVariables } from '../_shared/contentLake.ts'
import { mailVariables } from '../_shared/mail.ts'
import { readVariables, requiredString } from '../_shared/variables.ts'
import type { Repository } from './githubIssues.ts'

const first = z.transform((values: string) => values.replace(/,.*/s, '').trim())

export type Settings = ReturnType<typeof readSettings>

/** Parses the function's secrets. @throws Error that names each invalid or missing one */
export function readSettings(given: Record<string, string>) {
  return readVariables(
    {
      /** The site's origins. The first is checked. */
      SITE_ORIGINS: z.pipe(
        z.pipe(requiredString, first),
        z.url('must begin with the site’s address, such as https://www.example.org'),
      ),
      ...mailVariables,
      RESEND_API_KEY: requiredString,
      /** Without both, people are notified by mail alone. */
      GITHUB_REPOSITORY: z.optional(
        z.string().check(z.regex(/^[\w.-]+\/[\w.-]+$/, 'must be owner/name')),
      ),
      GITHUB_ISSUES_TOKEN: z.optional(requiredString),
      GITHUB_API_URL: z._default(z.url(), 'https://api.github.com'),
      ...lakeVariables,
      /** The token with which plans are executed. It is needed to count late plans, because plans are drafts. */
      SANITY_PLANS_TOKEN: z.optional(requiredString),
    },
    given,
  )
}

/** Returns the repository for issues about problems, if there is one. */
export function repositoryOf(settings: Settings): Repository | undefined {
  const {
    GITHUB_API_URL: api,
    GITHUB_REPOSITORY: repository,
    GITHUB_ISSUES_TOKEN: token,
  } = settings
  return repository && token ? { api, repository, token } : undefined
}
