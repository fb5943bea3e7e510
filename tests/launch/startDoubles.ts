import { chmod, cp, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { startLake } from 'local-content-lake'
import { close, listen } from '../../scripts/http/server.ts'
import { startCloudflare } from '../deploy/cloudflare.ts'
import { token } from '../deploy/double.ts'
import { startPostgres } from '../supabase/postgres.ts'
import { type ResendDouble, startResend } from '../support/resendDouble.ts'
import { type SanityDouble, startSanity } from './sanityDouble.ts'
import { ref, type SupabaseDouble, startSupabase } from './supabaseDouble.ts'

/** Doubles of all services that `npm run launch` uses. The tools are the real ones, except for `gh`. */
export type Doubles = {
  sanity: SanityDouble
  supabase: SupabaseDouble
  resend: ResendDouble
  cloudflare: Awaited<ReturnType<typeof startCloudflare>>
  /** The variables that lead the tools, and this project, to the doubles. */
  variables: Record<string, string>
}

/** The module that leads this process, and by NODE_OPTIONS others, to the doubles. */
export const preload = pathToFileURL('tests/launch/addresses.mjs').href

/** What a person answers, by setting. */
export const answers: Record<string, string> = {
  SITE_PARTS: 'all',
  SITE_URL: 'https://www.example.org',
  SUPABASE_REGION: 'eu-west-2',
  CONTACT_EMAIL_TO: 'info@example.org',
  RESEND_API_KEY: 're_theRightKey',
  FIRST_STAFF_ADDRESS: 'first@example.org',
  SITE_HOST: 'cloudflare',
  CLOUDFLARE_API_TOKEN: token,
  SANITY_STUDIO_PREVIEW_URL: 'https://preview.example.org',
  GITHUB_ISSUES_TOKEN: 'github_pat_ofTheDouble',
  AGREEMENTS_SIGNED: '2026-11-01',
  SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
}

/** @param directory for the doubles' files */
export async function startDoubles(
  directory: string,
  running: AsyncDisposableStack,
): Promise<Doubles> {
  const postgres = await startPostgres()
  running.defer(postgres.stop)
  const [sanity, supabase, resend, cloudflare, lake] = await Promise.all([
    startSanity(),
    startSupabase(postgres.url),
    startResend(),
    startCloudflare(),
    startLake({ directory: join(directory, 'lake'), port: 0 }),
  ])
  for (const double of [sanity, supabase, resend, cloudflare, lake]) running.defer(double.close)

  const others = new Hono()
  others.get('/repos/:owner/:name/issues', ({ json, req }) =>
    req.header('Authorization') === `Bearer ${answers.GITHUB_ISSUES_TOKEN}`
      ? json([])
      : json({ message: 'Bad credentials' }, 401),
  )
  others.get('/dns-query', ({ json }) =>
    json({ Status: 0, Answer: [{ name: 'example.org', type: 2, data: 'a.ns.cloudflare.com.' }] }),
  )
  // The preview.
  others.get('/', ({ text }) => text('Editors only', 401))
  const server = createAdaptorServer(others)
  const address = await listen(server, 0)
  running.defer(() => close(server))

  const binaries = join(directory, 'bin')
  await mkdir(binaries)
  await cp('tests/launch/gh.mjs', join(binaries, 'gh'))
  await chmod(join(binaries, 'gh'), 0o755)
  const profile = join(directory, 'profile.yaml')
  const addresses = ['api_url', 'dashboard_url', 'docs_url']
  await writeFile(
    profile,
    [
      'name: double',
      ...addresses.map((name) => `${name}: ${supabase.address}`),
      'project_host: supabase.co',
    ].join('\n'),
  )
  return {
    sanity,
    supabase,
    resend,
    cloudflare,
    variables: {
      ...cloudflareApi(cloudflare.variables),
      DOUBLES: JSON.stringify({
        'www.example.org': cloudflare.address,
        'preview.example.org': address,
        'api.github.com': address,
        'cloudflare-dns.com': address,
        'api.resend.com': resend.address,
        'api.supabase.com': supabase.address,
        [`${ref}.supabase.co`]: supabase.address,
      }),
      GH_DOUBLE: join(directory, 'gh.json'),
      LOCAL_DATA: join(directory, 'local'),
      NODE_OPTIONS: `--import ${preload}`,
      PATH: `${binaries}${delimiter}${process.env.PATH}`,
      SANITY_API_HOST: lake.address,
      SANITY_AUTH_TOKEN: 'theSession',
      SANITY_INTERNAL_ENV: sanity.address,
      // Postgres trusts any password here; this one is not a part of the address.
      SUPABASE_DB_URL: postgres.url.replace(':postgres@', ':thePasswordOfTheDouble@'),
      SUPABASE_PROFILE: profile,
    },
  }
}

/** Leaves out the account and the token, which the person enters. */
const cloudflareApi = ({ CLOUDFLARE_API_BASE_URL = '' }: Record<string, string>) => ({
  CLOUDFLARE_API_BASE_URL,
})
