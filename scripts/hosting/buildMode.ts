import type { Deployment } from '../environment.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Hosts, each with the variable that its build machines set, and a test for production builds. */
const buildHosts: { variable: string; isProduction: (variables: Variables) => boolean }[] = [
  { variable: 'NETLIFY', isProduction: ({ CONTEXT }) => CONTEXT === 'production' },
  // Cloudflare names only the branch, not the purpose of the build.
  {
    variable: 'CF_PAGES',
    isProduction: ({ CF_PAGES_BRANCH, PRODUCTION_BRANCH = 'main' }) =>
      CF_PAGES_BRANCH === PRODUCTION_BRANCH,
  },
  {
    variable: 'WORKERS_CI',
    isProduction: ({ WORKERS_CI_BRANCH, PRODUCTION_BRANCH = 'main' }) =>
      WORKERS_CI_BRANCH === PRODUCTION_BRANCH,
  },
  // `CI` is last, because other hosts set it too. The workflow deploys only the main branch.
  { variable: 'CI', isProduction: () => true },
]

/** Returns the deployment of a build on a host's machine, or null on other machines. */
export function hostedDeployment(variables: Variables): Deployment | null {
  const host = buildHosts.find(({ variable }) => /^(1|true)$/i.test(variables[variable] ?? ''))
  if (host === undefined) return null
  return host.isProduction(variables) ? 'production' : 'preview'
}

/**
 * Returns the build mode from the command's flags and the machine's variables. Hosts build for visitors unless `--demo`
 * is given; other machines do so only with `--production`.
 * @throws Error if both flags are given
 */
export function chooseBuildMode(
  { production = false, demo = false }: { production?: boolean; demo?: boolean },
  variables: Variables,
) {
  if (production && demo) throw new Error('--production and --demo exclude each other: give one.')
  const hosted = hostedDeployment(variables)
  /** Whether the build is for visitors and requires the hosted services. */
  const isHosted = production || (hosted !== null && !demo)
  const deployment = demo ? 'preview' : (hosted ?? 'production')
  /** Whether visitors will see the build, so that it is recorded for the Studio. */
  const isPublic = isHosted && deployment === 'production'
  return { isHosted, deployment, isPublic }
}
