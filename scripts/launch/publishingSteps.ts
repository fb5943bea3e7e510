import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { publicContent } from '../../shared/contentLake/contentLake.ts'
import { readEnvironment } from '../environment.ts'
import { accountStep } from './accountStep.ts'
import { askService, ServiceError } from './askService.ts'
import type { EnvFile } from './envFile.ts'
import { askSanity } from './sanityApi.ts'
import { tokenStep } from './sanityToken.ts'
import { done, missing, type Step } from './step.ts'
import { runTool } from './tools.ts'

const repository = z.object({ nameWithOwner: z.string() })
const variables = z.array(z.object({ name: z.string(), value: z.string() }))
const secrets = z.array(z.object({ name: z.string() }))
const hooks = z.array(z.looseObject({ url: z.string() }))

const githubApi = 'https://api.github.com'

/**
 * Settings with other names in `.env`, because shells set HOST, and Sanity's tool would use the token instead of your
 * session.
 */
const ownNames: Record<string, string> = {
  HOST: 'SITE_HOST',
  SANITY_AUTH_TOKEN: 'SANITY_DEPLOY_TOKEN',
}

/** The workflows that deploy the site and the Studio, the database and the functions, and that back up. */
const workflows = ['deploy.yml', 'supabase.yml', 'backup.yml']

async function namesIn(kind: 'vars' | 'secrets'): Promise<string[]> {
  const texts = await Promise.all(
    workflows.map((name) => readFile(`.github/workflows/${name}`, 'utf8')),
  )
  const names = texts.join('').matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))
  return [...new Set([...names].map(([, name = '']) => name))]
}

/** Returns the names and values of the variables or secrets that `.env` contains. */
async function valuesFor(settings: EnvFile, kind: 'vars' | 'secrets') {
  const values = (await namesIn(kind)).map(
    (name) => [name, settings.find(ownNames[name] ?? name)] as const,
  )
  return values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]))
}

/** The digest of GitHub's secrets, which it does not show. */
const secretsDigest = async (settings: EnvFile) =>
  settings.digest(...(await namesIn('secrets')).map((name) => ownNames[name] ?? name))

const listVariables = async () =>
  variables.parse(JSON.parse(await runTool('gh', ['variable', 'list', '--json', 'name,value'])))

async function findMissing(settings: EnvFile): Promise<string[]> {
  const [wantedVariables, wantedSecrets] = [
    await valuesFor(settings, 'vars'),
    await valuesFor(settings, 'secrets'),
  ]
  const set = await listVariables()
  const known = secrets.parse(JSON.parse(await runTool('gh', ['secret', 'list', '--json', 'name'])))
  return [
    ...wantedVariables.filter(
      ([name, value]) => !set.some((stored) => stored.name === name && stored.value === value),
    ),
    ...wantedSecrets.filter(([name]) => !known.some((stored) => stored.name === name)),
  ].map(([name]) => name)
}

/** The webhook by which a publish starts the workflow that deploys. */
const hookOf = (settings: EnvFile) => ({
  type: 'document',
  name: 'Publish the website',
  url: `${githubApi}/repos/${settings.get('GITHUB_REPOSITORY')}/actions/workflows/deploy.yml/dispatches`,
  dataset: readEnvironment().SANITY_DATASET,
  rule: {
    on: ['create', 'update', 'delete'],
    filter: publicContent,
    projection: '{"ref": "main"}',
  },
  apiVersion: 'v2021-03-25',
  httpMethod: 'POST',
  includeDrafts: false,
  headers: { Authorization: `Bearer ${settings.get('GITHUB_ISSUES_TOKEN')}` },
})

/** The repository, where problems are reported: its token is one of the functions' secrets. */
export const repositorySteps: Step[] = [
  accountStep({
    part: 'publishing',
    service: 'GitHub',
    what: 'Sign in to GitHub in the browser that opens',
    page: 'https://github.com/login/device',
    ask: () => runTool('gh', ['auth', 'status']),
    signedOut: /not logged|auth login|401/i,
    login: ['gh', 'auth', 'login', '--web', '--git-protocol', 'https'],
    tasks: ['sign in to GitHub'],
  }),
  {
    part: 'publishing',
    name: 'repository',
    check: async (settings) => {
      const name = settings.find('GITHUB_REPOSITORY')
      return name ? done(name) : missing('no GITHUB_REPOSITORY')
    },
    run: async (settings) => {
      const output = await runTool('gh', ['repo', 'view', '--json', 'nameWithOwner'])
      const { nameWithOwner } = repository.parse(JSON.parse(output))
      await settings.store({ GITHUB_REPOSITORY: nameWithOwner })
    },
  },
  {
    part: 'publishing',
    name: 'token of the repository',
    check: async (settings) => {
      const name = settings.get('GITHUB_REPOSITORY')
      const token = settings.find('GITHUB_ISSUES_TOKEN')
      if (token === undefined) return missing('no GITHUB_ISSUES_TOKEN')
      try {
        await askService('GitHub', `${githubApi}/repos/${name}/issues`, token)
        return done('is accepted')
      } catch (error) {
        if (error instanceof ServiceError) return missing(settings.redact(error.message))
        throw error
      }
    },
    byHand: (settings) => ({
      what: 'Make a fine-grained token, by which a publish starts the workflow and problems are reported as issues',
      page: 'https://github.com/settings/personal-access-tokens/new',
      values: {
        'repository access': `only ${settings.get('GITHUB_REPOSITORY')}`,
        Actions: 'Read and write',
        Issues: 'Read and write',
      },
      setting: 'GITHUB_ISSUES_TOKEN',
      isSecret: true,
    }),
    tasks: ['a token of the repository'],
  },
]

/** Backups, which only the company's key opens. */
export const backupKey: Step = {
  part: 'publishing',
  name: 'key of backups',
  check: async (settings) => {
    const key = settings.find('BACKUP_RECIPIENT')
    if (key === undefined) return missing('no BACKUP_RECIPIENT, so that nothing would be backed up')
    return /^age1[0-9a-z]{58}$/.test(key)
      ? done(key)
      : missing('it is no public key, which begins with age1')
  },
  byHand: () => ({
    what: 'Make a key with age (https://age-encryption.org) by the command below, keep the file with a copy of .env in the company’s password manager, where two people can open it, and delete it here. Then enter the public key that the command has printed',
    values: { command: 'age-keygen --output backup-key.txt' },
    setting: 'BACKUP_RECIPIENT',
    example: 'age1…',
  }),
  tasks: ['a key of backups, and a copy of .env, in the password manager'],
}

/** The steps that make GitHub deploy each push and each publish, and back up each night. */
export const publishingSteps: Step[] = [
  tokenStep('publishing', 'token that deploys the Studio', 'SANITY_DEPLOY_TOKEN', 'deploy-studio'),
  {
    part: 'publishing',
    name: 'variables and secrets of GitHub',
    asksOnlyIfFound: true,
    byHand: async (settings) => {
      const other = (await listVariables()).find(({ name }) => name === 'SITE_URL')?.value
      const own = settings.get('SITE_URL')
      if (other === undefined || other === own) return null
      return {
        what: `The repository deploys ${other}. It can deploy one site only: after Enter this is ${own}. Ctrl-C stops, and leaves it as it is`,
        prompt: 'Press Enter to replace it',
      }
    },
    check: async (settings) => {
      settings.get('GITHUB_REPOSITORY')
      const missingNames = await findMissing(settings)
      if (missingNames.length > 0) return missing(`missing: ${missingNames.join(', ')}`)
      return settings.find('GITHUB_SECRETS_DIGEST') === (await secretsDigest(settings))
        ? done('are those of .env')
        : missing('a secret has changed')
    },
    run: async (settings) => {
      for (const [name, value] of await valuesFor(settings, 'vars'))
        await runTool('gh', ['variable', 'set', name], { input: value })
      for (const [name, value] of await valuesFor(settings, 'secrets'))
        await runTool('gh', ['secret', 'set', name], { input: value })
      await settings.store({ GITHUB_SECRETS_DIGEST: await secretsDigest(settings) })
    },
  },
  {
    part: 'publishing',
    name: 'webhook of Sanity',
    check: async (settings) => {
      const path = `/v2021-10-04/hooks/projects/${settings.get('SANITY_PROJECT_ID')}`
      const { url } = hookOf(settings)
      return hooks.parse(await askSanity(path)).some((hook) => hook.url === url)
        ? done(
            'is set. Only its URL was compared: if you changed GITHUB_ISSUES_TOKEN, set it in the header Authorization at sanity.io/manage',
          )
        : missing('a publish starts nothing')
    },
    run: async (settings) => {
      const path = `/v2021-10-04/hooks/projects/${settings.get('SANITY_PROJECT_ID')}`
      await askSanity(path, { method: 'POST', body: hookOf(settings) })
    },
  },
  {
    part: 'publishing',
    name: 'first backup',
    check: async (settings) => {
      settings.get('BACKUP_RECIPIENT')
      const runs = await runTool('gh', [
        'run',
        'list',
        '--workflow',
        'backup.yml',
        '--json',
        'status',
      ])
      return z.array(z.unknown()).parse(JSON.parse(runs)).length > 0
        ? done('is started; the problem «backup_overdue» tells of a day without one')
        : missing('none was started')
    },
    run: async () => {
      await runTool('gh', ['workflow', 'run', 'backup.yml'])
    },
  },
]

/** Data processing agreements, before anybody's data is processed. Only a person can confirm that they are signed. */
export const agreements: Step = {
  part: 'agreements',
  name: 'data processing agreements',
  check: async (settings) => {
    const day = settings.find('AGREEMENTS_SIGNED')
    if (day === undefined) return missing('no AGREEMENTS_SIGNED')
    if (!z.iso.date().safeParse(day).success) return missing(`${day} is no day such as 2026-12-01`)
    return day <= new Date().toISOString().slice(0, 10)
      ? done(`signed by ${day}, as a person says`)
      : missing(`${day} is yet to come`)
  },
  byHand: () => ({
    what: 'Sign the agreement with each service, and enter the day of the last one, such as 2026-12-01',
    values: {
      Supabase: 'https://supabase.com/legal/dpa',
      Resend: 'https://resend.com/legal/dpa',
      'the host of the pages':
        'https://www.cloudflare.com/cloudflare-customer-dpa/ or https://www.netlify.com/legal/netlify-dpa/',
      GitHub: 'https://github.com/customer-terms/github-data-protection-agreement',
    },
    setting: 'AGREEMENTS_SIGNED',
  }),
  tasks: ['Supabase', 'Resend', 'the host', 'GitHub'].map((name) => `the agreement with ${name}`),
}
