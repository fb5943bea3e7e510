/**
 * Returns whether a Supabase key may be public: a publishable key, or a legacy JWT of the role anon. Any other, such as
 * a secret key, gives access to all enquiries and must not get into a page.
 * @see https://supabase.com/docs/guides/api/api-keys
 */
export function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true
  const [, payload] = key.split('.')
  return payload !== undefined && /"role"\s*:\s*"anon"/.test(decode(payload))
}

/**
 * Returns false if a key belongs to another project than a URL. Only legacy JWTs and addresses at Supabase name their
 * project; all other pairs return true.
 */
export function isKeyOf(key: string, url: string): boolean {
  const [, ref] = /"ref"\s*:\s*"(\w+)"/.exec(decode(key.split('.')[1] ?? '')) ?? []
  return ref === undefined || !url.includes('.supabase.co') || url.includes(`//${ref}.`)
}

function decode(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
