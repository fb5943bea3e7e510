import { isPublicKey } from '../shared/supabaseKey.ts'

/** Returns the variables that a deployment needs. A site is without a preview only if its launch was answered so. */
const requiredOf = ({ SITE_PARTS = 'all' }: NodeJS.ProcessEnv) =>
  SITE_PARTS === 'all'
    ? ['SANITY_STUDIO_PROJECT_ID', 'SANITY_STUDIO_PREVIEW_URL']
    : ['SANITY_STUDIO_PROJECT_ID']

/**
 * Checks the variables of a public Studio.
 * @throws Error that names each variable that is invalid, or missing for a deployment
 */
export function checkDeployment(variables: NodeJS.ProcessEnv): void {
  const issues: string[] = []
  const key = variables.SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY
  if (key && !isPublicKey(key))
    issues.push(
      'SANITY_STUDIO_SUPABASE_PUBLISHABLE_KEY is not a public key: use the publishable key',
    )
  if (variables.SANITY_STUDIO_HOSTNAME)
    for (const name of requiredOf(variables))
      if (!variables[name]) issues.push(`${name} is missing`)
  if (issues.length > 0)
    throw new Error(`Invalid settings (.env or environment):\n  ${issues.join('\n  ')}`)
}
