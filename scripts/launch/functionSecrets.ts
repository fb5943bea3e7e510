import { hash } from 'node:crypto'
import { z } from 'zod'
import { readEnvironment } from '../environment.ts'
import type { EnvFile } from './envFile.ts'
import { withPrivateFile } from './privateFile.ts'
import { done, missing, type Step } from './step.ts'
import { askProject } from './supabase.ts'

/** A secret's value is listed as its digest. */
const secrets = z.object({ secrets: z.array(z.object({ name: z.string(), value: z.string() })) })

/** Optional settings that become secrets of the same name. */
const sameNames = [
  'CONTACT_EMAIL_TO',
  'CONTACT_EMAIL_FROM',
  'CONTACT_EMAIL_DOMAINS',
  'CONTACT_EMAIL_LANGUAGE',
  'RESEND_WEBHOOK_SECRET',
  'SANITY_PROJECT_ID',
  'SANITY_READ_TOKEN',
  'SANITY_PLANS_TOKEN',
  'GITHUB_REPOSITORY',
  'GITHUB_ISSUES_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'DEPLOY_HOOK_URL',
]

function secretsOf(settings: EnvFile): Record<string, string> {
  const same = sameNames.flatMap((name) => {
    const value = settings.find(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...Object.fromEntries(same),
    RESEND_API_KEY: settings.get('RESEND_SENDING_API_KEY'),
    SITE_ORIGINS: settings.find('SITE_ORIGINS') ?? settings.get('SITE_URL').replace(/\/$/, ''),
    SANITY_DATASET: readEnvironment().SANITY_DATASET,
  }
}

async function findOutdated(settings: EnvFile): Promise<string[]> {
  const listed = secrets.parse(await askProject(settings, 'secrets', 'list')).secrets
  const digests = new Map(listed.map(({ name, value }) => [name, value]))
  return Object.entries(secretsOf(settings))
    .filter(([name, value]) => digests.get(name) !== hash('sha256', value))
    .map(([name]) => name)
}

/** Sets the functions' secrets. Settings that were changed in `.env` are set again. */
export const functionSecrets: Step = {
  part: 'enquiries',
  name: 'secrets of the functions',
  check: async (settings) => {
    const outdated = await findOutdated(settings)
    return outdated.length === 0
      ? done('are those of .env')
      : missing(`missing or of another value: ${outdated.join(', ')}`)
  },
  run: async (settings) => {
    const lines = Object.entries(secretsOf(settings)).map(([name, value]) => `${name}='${value}'`)
    await withPrivateFile(`${lines.join('\n')}\n`, (file) =>
      askProject(settings, 'secrets', 'set', '--env-file', file),
    )
  },
}
