import { addressOf, notFoundPath } from '../../shared/content/addresses.ts'
import { translations } from '../../shared/content/coverage.ts'
import type { Language } from '../../shared/languages.ts'
import { type HeaderRule, headerRules } from '../site/headers.ts'
import { redirectStatus, redirects } from '../site/redirects.ts'

/** The name of the Worker at Cloudflare, and of deployments at Vercel. */
export const projectName = 'accra-pharmaceutical-services'

/** The directory that hosts publish, and the command that makes it. */
const directory = 'dist'
const command = 'npm run build'

/**
 * What npm is told where the site is built: the Studio and the tests need most packages. The second keeps
 * out optional peers, such as a library's test runner, which npm installs where the lock file has them.
 */
const siteAlone = '--omit=dev --legacy-peer-deps'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Netlify reads headers and redirects from the site itself. Its not-found pages are set here and not in
 * `_redirects`, because Cloudflare allows no status 404 there and finds these pages by itself.
 */
export const netlifyConfig = `[build]
  command = "${command}"
  publish = "${directory}"

[build.environment]
  NPM_FLAGS = "${siteAlone}"
${translations.map(({ code }) => netlifyNotFound(code)).join('')}`

function netlifyNotFound(language: Language): string {
  return `
[[redirects]]
  from = "${addressOf('/*', language)}"
  to = "${addressOf(notFoundPath, language)}.html"
  status = 404
`
}

/** A Worker of static files; it too reads headers and redirects in the site itself. */
export const workerConfig = {
  name: projectName,
  main: './scripts/hosting/worker.mjs',
  compatibility_date: '2026-11-01',
  assets: {
    directory: `./${directory}`,
    binding: 'ASSETS',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

export const vercelConfig = {
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  installCommand: `npm ci ${siteAlone}`,
  buildCommand: command,
  outputDirectory: directory,
  cleanUrls: true,
  trailingSlash: false,
  headers: headerRules.map(toVercel),
  redirects: redirects.map(({ from, to }) => ({
    source: from,
    destination: to,
    statusCode: redirectStatus,
  })),
}

/** Vercel writes `(.*)` for the rest of a path. */
function toVercel({ path, headers }: HeaderRule) {
  return {
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }
}

export const configFiles: Record<string, string> = {
  'netlify.toml': netlifyConfig,
  'wrangler.jsonc': json(workerConfig),
  'vercel.json': json(vercelConfig),
}
