import { resolve } from 'node:path'
import { z } from 'zod'
import { askService } from './askService.ts'
import type { EnvFile } from './envFile.ts'
import type { ByHand } from './step.ts'
import { runTool } from './tools.ts'

/** A host that `npm run launch` can deploy to. docs/hosts.md has others. */
export type Host = {
  label: string
  /** The variable of the token, and where to make it. */
  token: string
  byHand: Pick<ByHand, 'page' | 'values'>
  /** @throws Error if the host refuses the token */
  identify: (settings: EnvFile) => Promise<Record<string, string>>
  /** Returns whether the account has a site of this name. */
  has: (settings: EnvFile, name: string) => Promise<boolean>
  /** Makes the site at the host, if it has none. */
  deploy: (settings: EnvFile) => Promise<void>
  isDeployed: (settings: EnvFile) => Promise<boolean>
  /** The page on which a domain is connected. */
  domainPage: (settings: EnvFile) => string
}

/** The site's name at its host, which the step `name at the host` has stored. */
const siteName = (settings: EnvFile) => settings.get('SITE_NAME')

const accounts = z.object({ result: z.array(z.object({ id: z.string() })) })
const deployments = z.array(z.unknown())
const netlifySite = z.object({ published_deploy: z.looseObject({}).nullish() })
const netlifySites = z.array(z.object({ id: z.string(), name: z.string() }))

async function hasWorker(name: string): Promise<boolean> {
  try {
    const output = await runTool('wrangler', ['deployments', 'list', '--json', '--name', name])
    return deployments.parse(JSON.parse(output)).length > 0
  } catch (error) {
    if (error instanceof Error && /does not exist|10007|\b404\b/.test(error.message)) return false
    throw error
  }
}

const cloudflare: Host = {
  label: 'Cloudflare Workers',
  token: 'CLOUDFLARE_API_TOKEN',
  byHand: {
    page: 'https://dash.cloudflare.com/profile/api-tokens',
    values: { template: 'Edit Cloudflare Workers', accounts: 'the company’s alone' },
  },
  async identify(settings) {
    const api = settings.find('CLOUDFLARE_API_BASE_URL') ?? 'https://api.cloudflare.com/client/v4'
    const token = settings.get('CLOUDFLARE_API_TOKEN')
    const { result } = accounts.parse(await askService('Cloudflare', `${api}/accounts`, token))
    const [account, ...otherAccounts] = result
    if (account === undefined || otherAccounts.length > 0)
      throw new Error('The token must be for one account: make it again with that account alone.')
    return { CLOUDFLARE_ACCOUNT_ID: account.id }
  },
  has: (_, name) => hasWorker(name),
  deploy: async (settings) => {
    await runTool('wrangler', ['deploy', '--name', siteName(settings)])
  },
  isDeployed: (settings) => hasWorker(siteName(settings)),
  domainPage: (settings) =>
    `https://dash.cloudflare.com/${settings.get('CLOUDFLARE_ACCOUNT_ID')}/workers/services/view/${siteName(settings)}/production/settings`,
}

function askNetlify(settings: EnvFile, path: string): Promise<unknown> {
  const api = settings.find('NETLIFY_API_URL') ?? 'https://api.netlify.com/api/v1'
  return askService('Netlify', api + path, settings.get('NETLIFY_AUTH_TOKEN'))
}

async function findNetlifySite(settings: EnvFile, wanted: string) {
  const listed = netlifySites.parse(await askNetlify(settings, '/sites'))
  return listed.find(({ name }) => name === wanted)
}

const netlify: Host = {
  label: 'Netlify',
  token: 'NETLIFY_AUTH_TOKEN',
  byHand: { page: 'https://app.netlify.com/user/applications#personal-access-tokens' },
  async identify(settings) {
    await askNetlify(settings, '/user')
    return {}
  },
  has: async (settings, name) => (await findNetlifySite(settings, name)) !== undefined,
  async deploy(settings) {
    if (settings.find('NETLIFY_SITE_ID') === undefined) {
      const name = siteName(settings)
      if (!(await findNetlifySite(settings, name)))
        await runTool('netlify', ['sites:create', '--name', name])
      const site = await findNetlifySite(settings, name)
      if (site === undefined) throw new Error(`The name ${name} is taken at Netlify.`)
      await settings.store({ NETLIFY_SITE_ID: site.id })
    }
    await runTool('netlify', ['deploy', '--prod', '--no-build', '--dir', resolve('dist')])
  },
  async isDeployed(settings) {
    const id = settings.find('NETLIFY_SITE_ID')
    if (id === undefined) return false
    const site = netlifySite.parse(await askNetlify(settings, `/sites/${id}`))
    return Boolean(site.published_deploy)
  },
  domainPage: (settings) =>
    `https://app.netlify.com/projects/${siteName(settings)}/domain-management`,
}

export const hosts = { cloudflare, netlify } satisfies Record<string, Host>

export function chosenHost(settings: EnvFile): Host | undefined {
  const name = settings.find('SITE_HOST')
  return Object.entries(hosts).find(([known]) => known === name)?.[1]
}
