import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The key that the local site carries, as a hosted project's publishable key is public too. */
export const publishableKey = 'sb_publishable_local'

/** The database roles that requests take on. */
export type Role = 'anon' | 'service_role'

/** The secret key of this machine's backend, made at its first start and readable by its user. */
export async function secretKey(directory: string): Promise<string> {
  const file = join(directory, 'secret-key')
  const kept = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (kept) return kept
  const made = `sb_secret_${randomBytes(24).toString('base64url')}`
  await writeFile(file, made, { mode: 0o600 })
  return made
}
