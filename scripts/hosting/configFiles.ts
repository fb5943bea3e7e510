import {
  addressOf,
  markdownAddress,
  notFoundPath,
} from '../../shared/content/addresses/addresses.ts'
import { translations } from '../../shared/content/languages/translationCoverage.ts'
import type { Language } from '../../shared/languages.ts'
import { type HeaderRule, headerRules } from '../build/output/headers.ts'
import { redirects } from '../build/output/siteRedirects.ts'

/** The directory that hosts publish, and the build command. */
const directory = 'dist'
const command = 'npm run build'

/**
 * npm's settings for builds of the site. The first omits packages for the Studio and the tests, which are most. The
 * second omits optional peers, such as a library's test runner, which npm would install from the lock file. The third
 * omits the stand-ins, which are workspaces.
 */
const siteAlone = { omit: 'dev', 'legacy-peer-deps': 'true', workspaces: 'false' }

const asFlags = Object.entries(siteAlone).map(([name, value]) => `--${name}=${value}`)

/**
 * The same settings as variables for Netlify. Its variable `NPM_FLAGS` is not used, because Netlify may pass its value
 * to npm as one argument.
 * @see https://github.com/netlify/build-image/blob/focal/run-build-functions.sh
 */
const asVariables = Object.entries(siteAlone).map(
  ([name, value]) => `NPM_CONFIG_${name.toUpperCase().replaceAll('-', '_')} = "${value}"`,
)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Netlify reads headers and redirects from the site's files. Its not-found pages are set here and not in
 * `_redirects`, because Cloudflare reads that too and rejects a status 404.
 */
const netlifyNotFoundPages = translations.map(({ code }) => netlifyNotFound(code)).join('\n')

const netlifyConfig = `[build]
  command = "${command}"
  publish = "${directory}"

[build.environment]
  ${asVariables.join('\n  ')}

${netlifyNotFoundPages}`

function netlifyNotFound(language: Language): string {
  return `[[redirects]]
  from = "${addressOf('/*', language)}"
  to = "${addressOf(notFoundPath, language)}.html"
  status = 404
`
}

/**
 * The same for Netlify's tool, which deploys the built site. It is started in the folder of this file, because it
 * refuses a folder whose package.json has workspaces.
 */
const netlifyToolConfig = netlifyNotFoundPages

/** A Worker with static assets. Like Netlify, it reads headers and redirects from the site's files. */
const workerConfig = {
  name: 'accra-pharmaceutical-services',
  main: './scripts/hosting/worker.mjs',
  compatibility_date: '2026-11-01',
  assets: {
    directory: `./${directory}`,
    binding: 'ASSETS',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

/**
 * Redirects clients that ask for Markdown. A rewrite would have no effect, because Vercel serves existing files first.
 * The pattern excludes dots, because paths of files contain one, and a second leading slash, because the target would
 * then be another site.
 */
const asMarkdown = [
  { source: '/', destination: markdownAddress('/') },
  { source: '/:path(\\w[\\w/-]*)', destination: markdownAddress('/:path') },
].map((rule) => ({
  ...rule,
  has: [{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }],
  statusCode: 302,
}))

const vercelConfig = {
  $schema: 'https://openapi.vercel.sh/vercel.json',
  framework: null,
  installCommand: `npm ci ${asFlags.join(' ')}`,
  buildCommand: command,
  outputDirectory: directory,
  cleanUrls: true,
  trailingSlash: false,
  headers: headerRules.map(toVercel),
  redirects: [
    ...redirects.map(({ from, to, status }) => ({
      source: from,
      destination: to,
      statusCode: status,
    })),
    ...asMarkdown,
  ],
}

/** Vercel's pattern for the rest of a path is `(.*)`. */
function toVercel({ path, headers }: HeaderRule) {
  return {
    source: path.replace('*', '(.*)'),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }
}

/** The settings with which Vercel's tool deploys the publisher's site as it is, without a build. */
const vercelPublisherConfig = {
  ...vercelConfig,
  installCommand: '',
  buildCommand: '',
  outputDirectory: '.local/site',
}

export const configFiles: Record<string, string> = {
  'netlify.toml': netlifyConfig,
  'scripts/hosting/netlify/netlify.toml': netlifyToolConfig,
  'wrangler.jsonc': json(workerConfig),
  'vercel.json': json(vercelConfig),
  'scripts/hosting/vercel.publisher.json': json(vercelPublisherConfig),
}
