import { readdir } from 'node:fs/promises'
import { z } from 'zod'
import { functionNames, migrationsDirectory } from '../../supabase/project.ts'
import { pollUntil } from '../process/pollUntil.ts'
import { askService } from './askService.ts'
import { type EnvFile, randomSecret } from './envFile.ts'
import { functionSecrets } from './functionSecrets.ts'
import { nameOfProject } from './parts.ts'
import { signInSettings } from './signIn.ts'
import { done, missing, type Step, takeOver } from './step.ts'
import { askProject, askSupabase, literal, projectRef, query } from './supabase.ts'
import { runTool } from './tools.ts'

const project = z.object({ ref: z.string(), name: z.string(), status: z.string() })
const projects = z.object({ projects: z.array(project) })
const organizations = z.object({
  organizations: z.array(z.object({ slug: z.string(), name: z.string() })),
})
const keys = z.object({ keys: z.array(z.object({ type: z.string(), api_key: z.string() })) })
const functions = z.object({ functions: z.array(z.object({ slug: z.string() })) })

const listProjects = async () => projects.parse(await askSupabase('projects', 'list')).projects
const listOrganizations = async () =>
  organizations.parse(await askSupabase('orgs', 'list')).organizations

/** Regions near the company's customers; Supabase has none in Africa. */
const regions = [
  { value: 'eu-west-2', label: 'London' },
  { value: 'eu-west-1', label: 'Ireland' },
  { value: 'eu-west-3', label: 'Paris' },
  { value: 'eu-central-1', label: 'Frankfurt' },
]

/** Returns the project's address as an SQL literal. The timer appends the path of a function to it. */
const projectUrl = (settings: EnvFile) => literal(new URL(settings.get('SUPABASE_URL')).origin)

/** Returns a database's address without its password, and the password as a variable of the environment. */
function withoutPassword(address: string): { target: string; env: Record<string, string> } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { target: url.href, env: password ? { PGPASSWORD: password } : {} }
}

export const enquiriesSteps: Step[] = [
  {
    part: 'enquiries',
    name: 'Supabase account',
    check: async (settings) => {
      if (settings.find('SUPABASE_ACCESS_TOKEN') === undefined)
        return missing('no SUPABASE_ACCESS_TOKEN')
      return listProjects().then(
        () => done('the token is accepted'),
        (error: Error) => {
          if (/access token|log ?in|401|unauthori/i.test(error.message))
            return missing('the token is refused')
          throw error
        },
      )
    },
    // A token and not a session, because GitHub needs a token for backups and deployments too.
    byHand: () => ({
      what: 'Make an account at Supabase and an access token, and enter it here',
      page: 'https://supabase.com/dashboard/account/tokens',
      setting: 'SUPABASE_ACCESS_TOKEN',
      isSecret: true,
    }),
    tasks: ['an account at Supabase, and a token'],
  },
  {
    part: 'enquiries',
    name: 'region of the database',
    check: async (settings) => {
      const region = settings.find('SUPABASE_REGION')
      if (settings.find('SUPABASE_URL')) return done('has the project')
      return region ? done(region) : missing('no SUPABASE_REGION')
    },
    byHand: () => ({
      what: 'Choose where enquiries are stored. It cannot be changed later',
      setting: 'SUPABASE_REGION',
      choices: regions,
    }),
  },
  {
    part: 'enquiries',
    name: 'Supabase organization',
    check: async (settings) => {
      if (settings.find('SUPABASE_URL')) return done('has the project')
      settings.get('SUPABASE_ACCESS_TOKEN')
      const slug = settings.find('SUPABASE_ORGANIZATION')
      const available = await listOrganizations()
      const organization = available.find((each) => each.slug === slug)
      if (organization) return done(organization.name)
      return missing(available.length === 1 ? 'not chosen' : `your account has ${available.length}`)
    },
    asksOnlyIfFound: true,
    byHand: async () => {
      const available = await listOrganizations()
      return available.length < 2
        ? null
        : {
            what: 'Choose the organization that owns and pays for the project',
            setting: 'SUPABASE_ORGANIZATION',
            choices: available.map(({ slug, name }) => ({ value: slug, label: name })),
          }
    },
    run: async (settings) => {
      const available = await listOrganizations()
      const [organization] = available
      if (available.some(({ slug }) => slug === settings.find('SUPABASE_ORGANIZATION'))) return
      if (organization === undefined)
        throw new Error(
          'Make an organization at https://supabase.com/dashboard/new, which has the plan.',
        )
      await settings.store({ SUPABASE_ORGANIZATION: organization.slug })
    },
  },
  {
    part: 'enquiries',
    name: 'Supabase project',
    check: async (settings) => {
      if (settings.find('SUPABASE_URL') === undefined) return missing('no SUPABASE_URL')
      const ref = projectRef(settings)
      const match = (await listProjects()).find((known) => known.ref === ref)
      if (match === undefined)
        throw new Error(`This account is not a member of the project ${ref}.`)
      if (match.status === 'INACTIVE')
        throw new Error(
          `The project is paused: restore it at https://supabase.com/dashboard/project/${ref}.`,
        )
      if (match.status !== 'ACTIVE_HEALTHY') return missing(`its state is ${match.status}`)
      return settings.find('SUPABASE_PUBLISHABLE_KEY')
        ? done(ref)
        : missing('no SUPABASE_PUBLISHABLE_KEY')
    },
    asksOnlyIfFound: true,
    byHand: async (settings) => {
      if (settings.find('SUPABASE_PROJECT_REF')) return null
      const named = nameOfProject(settings)
      const matches = (await listProjects()).filter(({ name }) => name === named)
      return matches.length === 0
        ? null
        : takeOver(
            'SUPABASE_PROJECT_REF',
            `Supabase has a project «${named}»`,
            matches.map(({ ref }) => ref),
          )
    },
    run: async (settings) => {
      const password = settings.find('SUPABASE_DB_PASSWORD') ?? randomSecret()
      await settings.store({ SUPABASE_DB_PASSWORD: password })
      if (settings.find('SUPABASE_PROJECT_REF') === undefined) {
        const owner = ['--org-id', settings.get('SUPABASE_ORGANIZATION')]
        const region = ['--region', settings.get('SUPABASE_REGION')]
        // The tool takes the password as an argument only, which others could see, so it is replaced below.
        const args = [...owner, ...region, '--db-password', randomSecret()]
        const before = new Set((await listProjects()).map((known) => known.ref))
        await askSupabase('projects', 'create', nameOfProject(settings), ...args)
        const made = (await listProjects()).find((listed) => !before.has(listed.ref))
        if (made === undefined) throw new Error('Supabase does not list the new project.')
        await settings.store({ SUPABASE_PROJECT_REF: made.ref })
      }
      const ref = settings.get('SUPABASE_PROJECT_REF')
      const ready = async () => {
        const match = (await listProjects()).find((known) => known.ref === ref)
        return match?.status === 'ACTIVE_HEALTHY' ? match : null
      }
      await pollUntil(ready, 'Supabase has not started the project.')
      await askService(
        'Supabase',
        `https://api.supabase.com/v1/projects/${ref}/database/password`,
        settings.get('SUPABASE_ACCESS_TOKEN'),
        { method: 'PATCH', body: { password } },
      )
      const listed = await askSupabase('projects', 'api-keys', '--reveal', `--remote=${ref}`)
      const keyOf = (type: string) =>
        keys.parse(listed).keys.find((key) => key.type === type)?.api_key
      const [publishable, secret] = [keyOf('publishable'), keyOf('secret')]
      if (!publishable || !secret)
        throw new Error(
          `The project has no new keys: make them at https://supabase.com/dashboard/project/${ref}/settings/api-keys.`,
        )
      await settings.store({
        SUPABASE_URL: `https://${ref}.supabase.co`,
        SUPABASE_PUBLISHABLE_KEY: publishable,
        SUPABASE_SECRET_KEY: secret,
      })
    },
  },
  {
    part: 'enquiries',
    name: 'tables',
    check: async (settings) => {
      const files = await readdir(migrationsDirectory)
      const [{ exists } = {}] = await query(
        settings,
        "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
      )
      const applied = exists
        ? await query(settings, 'select version from supabase_migrations.schema_migrations')
        : []
      const versions = new Set(applied.map(({ version }) => version))
      const pending = files.filter((file) => !versions.has(file.slice(0, file.indexOf('_'))))
      return pending.length === 0
        ? done(`${files.length} migrations`)
        : missing(`${pending.length} migrations are not pushed`)
    },
    run: async (settings) => {
      // The direct address needs IPv6; the pooler's address works everywhere.
      const pooler = settings.find('SUPABASE_DB_URL')
      const { target, env } = pooler
        ? withoutPassword(pooler)
        : { target: projectRef(settings), env: {} }
      await runTool('supabase', ['db', 'push', '--yes', `--remote=${target}`], { env })
    },
  },
  {
    part: 'enquiries',
    name: 'address for the timer',
    check: async (settings) => {
      const sql = `select 1 from vault.decrypted_secrets where name = 'project_url' and decrypted_secret = ${projectUrl(settings)}`
      const rows = await query(settings, sql)
      return rows.length > 0 ? done('is stored') : missing('the timer calls no function')
    },
    run: async (settings) => {
      const named = "select id from vault.decrypted_secrets where name = 'project_url'"
      const [stored] = await query(settings, named)
      // Names are unique in the vault.
      const sql = stored
        ? `select vault.update_secret(${literal(String(stored.id))}, ${projectUrl(settings)})`
        : `select vault.create_secret(${projectUrl(settings)}, 'project_url')`
      await query(settings, sql, { isReadOnly: false })
    },
  },
]

/** The steps that need the settings of mail. */
export const functionSteps: Step[] = [
  functionSecrets,
  {
    part: 'enquiries',
    name: 'functions',
    check: async (settings) => {
      const { functions: deployed } = functions.parse(
        await askProject(settings, 'functions', 'list'),
      )
      const undeployed = functionNames().filter(
        (name) => !deployed.some(({ slug }) => slug === name),
      )
      return undeployed.length === 0
        ? done(`${deployed.length} functions`)
        : missing(`not deployed: ${undeployed.join(', ')}`)
    },
    run: async (settings) => {
      await runTool('supabase', [
        'functions',
        'deploy',
        '--yes',
        `--remote=${projectRef(settings)}`,
      ])
    },
  },
  signInSettings,
]
