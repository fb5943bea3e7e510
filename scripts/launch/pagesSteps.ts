import { randomInt } from 'node:crypto'
import { readLiveBuild } from '../../shared/publishing/liveBuild.ts'
import { hostedVariables } from '../environment.ts'
import { isRefusal } from './askService.ts'
import { type EnvFile, MissingSetting } from './envFile.ts'
import { chosenHost, type Host, hosts } from './hosts.ts'
import { nameServers } from './nameServers.ts'
import { nameAtHost } from './parts.ts'
import { done, missing, type Step, takeOver } from './step.ts'
import { runTool } from './tools.ts'

function hostOf(settings: EnvFile): Host {
  const host = chosenHost(settings)
  if (host === undefined) throw new MissingSetting('waits for SITE_HOST')
  return host
}

/** This step comes before the others, because services need the address. */
export const siteAddress: Step = {
  part: 'pages',
  name: 'address of the site',
  check: async (settings) => {
    const address = settings.find('SITE_URL')
    if (address === undefined) return missing('no SITE_URL')
    const { error } = hostedVariables.shape.SITE_URL.safeParse(address)
    return error ? missing(`SITE_URL ${error.issues[0]?.message}`) : done(address)
  },
  byHand: () => ({
    what: 'Enter the address that visitors will type, with or without www, on a domain that the company owns',
    setting: 'SITE_URL',
    example: 'https://www.example.org',
  }),
  tasks: ['the address of the site, on a domain of the company'],
}

/** The steps of the host. They come before the records of mail, because a host may require its own name servers. */
export const hostSteps: Step[] = [
  {
    part: 'pages',
    name: 'host',
    check: async (settings) => {
      const host = chosenHost(settings)
      return host ? done(host.label) : missing('no SITE_HOST')
    },
    byHand: () => ({
      what: 'Choose the host of the pages; docs/costs.md compares them',
      setting: 'SITE_HOST',
      choices: Object.entries(hosts).map(([value, { label }]) => ({ value, label })),
    }),
  },
  {
    part: 'pages',
    name: 'account at the host',
    tasks: ['an account at the host, and a token'],
    check: async (settings) => {
      const host = hostOf(settings)
      if (settings.find(host.token) === undefined) return missing(`no ${host.token}`)
      try {
        const ids = await host.identify(settings)
        const isStored = Object.entries(ids).every(([name, id]) => settings.find(name) === id)
        return isStored ? done('the token is accepted') : missing('the account’s id is not stored')
      } catch (error) {
        if (isRefusal(error)) return missing(`the token is refused: ${error.message}`)
        throw error
      }
    },
    byHand: (settings) => {
      const host = hostOf(settings)
      return {
        what: `Make an account at ${host.label} and a token, and enter it here`,
        ...host.byHand,
        setting: host.token,
        isSecret: true,
      }
    },
    run: async (settings) => {
      const host = hostOf(settings)
      // If the host refuses the token, the check reports it.
      const ids = await host.identify(settings).catch(() => ({}))
      await settings.store(ids)
    },
  },
  {
    part: 'pages',
    name: 'name at the host',
    asksOnlyIfFound: true,
    check: async (settings) => {
      const name = settings.find('SITE_NAME')
      return name ? done(name) : missing('not chosen')
    },
    byHand: async (settings) => {
      const host = hostOf(settings)
      const name = nameAtHost(settings)
      return (await host.has(settings, name))
        ? takeOver('SITE_NAME', `${host.label} has a site «${name}»`, [name])
        : null
    },
    run: async (settings) => {
      if (settings.find('SITE_NAME')) return
      const host = hostOf(settings)
      const name = nameAtHost(settings)
      const isTaken = await host.has(settings, name)
      await settings.store({ SITE_NAME: isTaken ? `${name}-${randomInt(1000, 10_000)}` : name })
    },
  },
  nameServers,
]

/** The settings that a build contains. */
const settingsOfBuild = [
  ...['SITE_URL', 'SITE_PARTS', 'SITE_HOST', 'SITE_NAME'],
  ...['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
]

/** The steps that publish the site. They come after everything that answers its form. */
export const pagesSteps: Step[] = [
  {
    part: 'pages',
    name: 'first deployment',
    check: async (settings) => {
      const host = hostOf(settings)
      settings.get(host.token)
      if (!(await host.isDeployed(settings))) return missing('no site')
      return settings.find('SITE_DIGEST') === settings.digest(...settingsOfBuild)
        ? done(`is at ${host.label}`)
        : missing('is of other settings')
    },
    run: async (settings) => {
      await runTool('npm', ['run', 'build', '--', '--production'])
      await hostOf(settings).deploy(settings)
      await settings.store({ SITE_DIGEST: settings.digest(...settingsOfBuild) })
    },
    askAgain: (_, { message }) =>
      /\btaken\b/.test(message)
        ? {
            what: 'Another account has a site of this name. Enter another name',
            setting: 'SITE_NAME',
          }
        : null,
  },
  {
    part: 'pages',
    name: 'domain',
    uses: ['SITE_HOST'],
    check: async (settings) => {
      const address = settings.get('SITE_URL')
      const live = await readLiveBuild(address).catch((error: Error) => error.message)
      if (typeof live === 'string') return missing(live)
      return live ? done(`shows ${live.id}`) : missing(`${address} is another site`)
    },
    byHand: (settings) => ({
      what: 'Add the domain to the site at the host, and set the DNS records that it names. That they are known everywhere can take an hour',
      page: hostOf(settings).domainPage(settings),
      values: { domain: new URL(settings.get('SITE_URL')).hostname },
    }),
    tasks: ['the domain, at the host'],
  },
]
