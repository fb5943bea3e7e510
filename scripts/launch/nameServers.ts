import { z } from 'zod'
import { askService } from './askService.ts'
import type { EnvFile } from './envFile.ts'
import { done, missing, type Step } from './step.ts'

/** Returns the site's domain without `www`, which mail is sent from. */
export const siteDomain = (settings: EnvFile) =>
  new URL(settings.get('SITE_URL')).hostname.replace(/^www\./, '')

const answer = z.object({ Answer: z.array(z.object({ data: z.string() })).default([]) })

/** Returns the name servers of a name, or of the next one above it that has any. */
async function findNameServers(name: string): Promise<string[]> {
  const url = `https://cloudflare-dns.com/dns-query?type=NS&name=${name}`
  const response = await askService('Cloudflare’s DNS', url, null, {
    accept: 'application/dns-json',
  })
  const servers = answer.parse(response).Answer.map(({ data }) => data)
  const above = name.slice(name.indexOf('.') + 1)
  return servers.length > 0 || !above.includes('.') ? servers : findNameServers(above)
}

/**
 * Moves the domain's zone to Cloudflare, whose Workers have no other domains. This comes before the records of mail,
 * because records at the former name servers would no longer be read.
 */
export const nameServers: Step = {
  part: 'pages',
  name: 'name servers of the domain',
  check: async (settings) => {
    if (settings.get('SITE_HOST') !== 'cloudflare') return done('may stay where they are')
    const servers = await findNameServers(siteDomain(settings))
    return servers.some((server) => /\.cloudflare\.com\.?$/.test(server))
      ? done('are Cloudflare’s')
      : missing(`are ${servers.join(', ') || 'not known'}`)
  },
  byHand: (settings) => ({
    what: 'Add the domain to the account at Cloudflare, which copies its DNS records: compare them. Then enter Cloudflare’s name servers at the registrar. That they are known everywhere can take a day',
    page: `https://dash.cloudflare.com/${settings.find('CLOUDFLARE_ACCOUNT_ID') ?? ''}/add-site`,
    values: { domain: siteDomain(settings) },
  }),
  tasks: ['at Cloudflare, the domain’s name servers'],
}
