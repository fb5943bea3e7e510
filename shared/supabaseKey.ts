/** Returns whether a Supabase key may be public: a publishable key, or a legacy JWT of the role anon. */
export function isPublicKey(key: string): boolean {
  if (key.startsWith('sb_publishable_')) return true
  const [, payload] = key.split('.')
  return payload !== undefined && /"role"\s*:\s*"anon"/.test(decode(payload))
}

function decode(base64url: string): string {
  try {
    return atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
