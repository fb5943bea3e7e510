/**
 * Returns whether a Supabase key may be public. Any other than a publishable key, such as a secret key, gives access to
 * all enquiries and must not get into a page.
 * @see https://supabase.com/docs/guides/api/api-keys
 */
export function isPublicKey(key: string): boolean {
  return key.startsWith('sb_publishable_')
}
