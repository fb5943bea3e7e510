import { z } from 'zod'
import { fetchWithAdvice } from '../monitoring/hostChecks.ts'
import { type EnvFile, randomSecret } from './envFile.ts'
import { siteDomain } from './nameServers.ts'
import { isLeftOut, isStaging } from './parts.ts'
import { askSanity } from './sanityApi.ts'
import { done, missing, type Step } from './step.ts'
import { runTool } from './tools.ts'

const applications = z.array(
  z.object({ id: z.string(), appHost: z.string(), activeDeployment: z.looseObject({}).nullish() }),
)
const origins = z.array(z.object({ origin: z.string() }))

const deployment = z.object({ application: z.object({ id: z.string() }) })

const studioAddress = /^https:\/\/([a-z0-9-]+)\.sanity\.studio\/?$/

/** Returns the name before `.sanity.studio`. */
function studioName(settings: EnvFile): string {
  const address = settings.get('SANITY_STUDIO_URL')
  const [, name] = studioAddress.exec(address) ?? []
  if (name === undefined)
    throw new Error(`${address} is no address such as https://example.sanity.studio`)
  return name
}

/** The settings that a deployed Studio contains. */
const settingsOfStudio = [
  ...['SANITY_PROJECT_ID', 'SANITY_DATASET', 'SANITY_STUDIO_PREVIEW_URL'],
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY'],
]

export const studioSteps: Step[] = [
  {
    part: 'Studio',
    name: 'address of the Studio',
    check: async (settings) => {
      const address = settings.find('SANITY_STUDIO_URL') ?? ''
      return studioAddress.test(address) ? done(address) : missing('no SANITY_STUDIO_URL')
    },
    // Named after the site's domain. If another project uses the name, the deployment asks for another one.
    run: async (settings) => {
      const [domain = '', ...above] = siteDomain(settings).split('.')
      // A second site usually has a subdomain of the first site's domain, such as staging.example.org.
      const own = isStaging(settings) ? [domain, ...above.slice(0, -1)].join('-') : domain
      const name = settings.find('SANITY_STUDIO_HOSTNAME') ?? own
      await settings.store({ SANITY_STUDIO_URL: `https://${name}.sanity.studio` })
    },
  },
  {
    part: 'preview',
    name: 'secret of the preview',
    check: async (settings) =>
      settings.find('PREVIEW_SECRET') ? done('is set') : missing('no PREVIEW_SECRET'),
    run: (settings) => settings.store({ PREVIEW_SECRET: randomSecret() }),
  },
  {
    part: 'preview',
    name: 'server of the preview',
    check: async (settings) => {
      const address = settings.find('SANITY_STUDIO_PREVIEW_URL')
      if (address === undefined) return missing('no SANITY_STUDIO_PREVIEW_URL')
      if (!address.startsWith('https://') || !URL.canParse(address))
        return missing(`${address} is no address, such as https://preview.example.org`)
      const { status } = await fetchWithAdvice(new URL(address))
      return status === 401
        ? done('admits only editors')
        : missing(`${address} is answered with ${status} instead of 401: see its log`)
    },
    byHand: () => ({
      what: 'Make a web service of this repository at a host that runs Node, such as Render, Railway or Fly, with the start command and the variables below, and enter its address',
      page: 'https://render.com/docs/web-services',
      values: {
        'start command': 'npm run start:preview',
        memory: '1 GB',
        'variables, with the values in .env':
          'SANITY_PROJECT_ID, SANITY_DATASET, SANITY_READ_TOKEN, PREVIEW_SECRET, SANITY_STUDIO_URL',
      },
      setting: 'SANITY_STUDIO_PREVIEW_URL',
      example: 'https://preview.example.org',
    }),
    tasks: ['a web service for the preview', 'its five variables'],
  },
  {
    part: 'Studio',
    name: 'Studio',
    check: async (settings) => {
      const host = studioName(settings)
      const project = settings.get('SANITY_PROJECT_ID')
      const path = `/v2024-08-01/projects/${project}/user-applications?appType=studio`
      const application = applications
        .parse(await askSanity(path))
        .find(({ appHost }) => appHost === host)
      if (!application?.activeDeployment) return missing('not deployed')
      if (application.id !== settings.find('SANITY_STUDIO_APP_ID'))
        return missing('SANITY_STUDIO_APP_ID is of another one')
      return settings.find('STUDIO_DIGEST') === settings.digest(...settingsOfStudio)
        ? done('is deployed')
        : missing('is of other settings')
    },
    run: async (settings) => {
      if (!isLeftOut({ part: 'preview' }, settings)) settings.get('SANITY_STUDIO_PREVIEW_URL')
      const name = { SANITY_STUDIO_HOSTNAME: studioName(settings) }
      const output = await runTool('sanity', ['deploy', '--yes', '--json'], { env: name })
      const { application } = deployment.parse(JSON.parse(output))
      const digest = settings.digest(...settingsOfStudio)
      const ids = { SANITY_STUDIO_APP_ID: application.id, STUDIO_DIGEST: digest }
      await settings.store({ ...name, ...ids })
    },
    askAgain: (settings, { message }) =>
      /already taken|is no address/i.test(message)
        ? {
            what: `Enter an address of another name, because another project has that one${isLeftOut({ part: 'preview' }, settings) ? '' : ', and set it as SANITY_STUDIO_URL at the server of the preview too'}`,
            setting: 'SANITY_STUDIO_URL',
          }
        : null,
  },
  {
    part: 'Studio',
    name: 'origin of the Studio',
    check: async (settings) => {
      const address = settings.get('SANITY_STUDIO_URL')
      const project = settings.get('SANITY_PROJECT_ID')
      const allowed = origins.parse(await askSanity(`/v2021-06-07/projects/${project}/cors`))
      return allowed.some(({ origin }) => origin === address)
        ? done('may read and write content')
        : missing('Sanity refuses its requests')
    },
    run: async (settings) => {
      const origin = settings.get('SANITY_STUDIO_URL')
      await runTool('sanity', ['cors', 'add', origin, '--credentials'])
    },
  },
]
