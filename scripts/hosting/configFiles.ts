import { addressOf, notFoundPath } from '../../shared/content/addresses/addresses.ts'
import { translations } from '../../shared/content/languages/translationCoverage.ts'
import type { Language } from '../../shared/languages.ts'

/** The directory that hosts publish, and the build command. */
const directory = 'dist'
const command = 'npm run build'

/**
 * npm's settings for builds of the site. `omit` leaves out the packages of the Studio and the tests, which are most
 * packages. `legacy-peer-deps` leaves out optional peers, such as a library's test runner, which npm would install from
 * the lock file. `workspaces` leaves out the stand-ins.
 */
const siteAlone = { omit: 'dev', 'legacy-peer-deps': 'true', workspaces: 'false' }

/**
 * The same settings as Netlify's variables. Its variable `NPM_FLAGS` is not used, because Netlify may pass its value
 * to npm as one argument.
 * @see https://github.com/netlify/build-image/blob/focal/run-build-functions.sh
 */
const asVariables = Object.entries(siteAlone).map(
  ([name, value]) => `NPM_CONFIG_${name.toUpperCase().replaceAll('-', '_')} = "${value}"`,
)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/**
 * Netlify reads headers and redirects from the site's files. Its not-found pages are set here and not in `_redirects`,
 * because Cloudflare reads that file too and rejects rules with status 404.
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
 * The not-found pages for Netlify's command-line tool, which deploys the built site. The tool is started in the folder
 * of this file, because it refuses a folder whose package.json has workspaces.
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

export const configFiles: Record<string, string> = {
  'netlify.toml': netlifyConfig,
  'scripts/hosting/netlify/netlify.toml': netlifyToolConfig,
  'wrangler.jsonc': json(workerConfig),
}
