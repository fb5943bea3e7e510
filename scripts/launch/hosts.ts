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
  /** Makes the site at the host, if it has none. */
  deploy: (settings: EnvFile) => Promise<void>
  isDeployed: (settings: EnvFile) => Promise<boolean>
  /** The page on which a domain is connected. */
  domainPage: (settings: EnvFile) => string
}

/** The name of the site at its host. It equals the Worker's name in wrangler.jsonc. */
const siteName = 'accra-pharmaceutical-services'

const accounts = z.object({ result: z.array(z.object({ id: z.string() })) })
const deployments = z.array(z.unknown())
const netlifySite = z.object({ published_deploy: z.looseObject({}).nullish() })
const netlifySites = z.array(z.object({ id: z.string(), name: z.string() }))

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
  deploy: async () => {
    await runTool('wrangler', ['deploy'])
  },
  isDeployed: async () => {
    try {
      const output = await runTool('wrangler', ['deployments', 'list', '--json'])
      return deployments.parse(JSON.parse(output)).length > 0
    } catch (error) {
      if (error instanceof Error && /does not exist|10007|\b404\b/.test(error.message)) return false
      throw error
    }
  },
  domainPage: (settings) =>
    `https://dash.cloudflare.com/${settings.get('CLOUDFLARE_ACCOUNT_ID')}/workers/services/view/${siteName}/production/settings`,
}

function askNetlify(settings: EnvFile, path: string): Promise<unknown> {
  const api = settings.find('NETLIFY_API_URL') ?? 'https://api.netlify.com/api/v1'
  return askService('Netlify', api + path, settings.get('NETLIFY_AUTH_TOKEN'))
}

const netlify: Host = {
  label: 'Netlify',
  token: 'NETLIFY_AUTH_TOKEN',
  byHand: { page: 'https://app.netlify.com/user/applications#personal-access-tokens' },
  async identify(settings) {
    await askNetlify(settings, '/user')
    return {}
  },
  async deploy(settings) {
    if (settings.find('NETLIFY_SITE_ID') === undefined) {
      const list = () => askNetlify(settings, '/sites')
      const find = async () =>
        netlifySites.parse(await list()).find(({ name }) => name === siteName)
      if (!(await find())) await runTool('netlify', ['sites:create', '--name', siteName])
      const site = await find()
      if (site === undefined) throw new Error(`The name ${siteName} is taken at Netlify.`)
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
  domainPage: () => `https://app.netlify.com/projects/${siteName}/domain-management`,
}

export const hosts = { cloudflare, netlify } satisfies Record<string, Host>

export function chosenHost(settings: EnvFile): Host | undefined {
  const name = settings.find('SITE_HOST')
  return Object.entries(hosts).find(([known]) => known === name)?.[1]
}
