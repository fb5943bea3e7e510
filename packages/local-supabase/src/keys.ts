import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role'

/** The caller of a request: the role of a key, or the claims of a session's token. */
export type Claims = { role: DatabaseRole; [name: string]: unknown }

/** Returns this machine's secret key, created at the first start and readable only by its user. */
export async function readSecretKey(directory: string): Promise<string> {
  const file = join(directory, 'secret-key')
  if (existsSync(file)) return readFile(file, 'utf8')
  const key = `sb_secret_${randomBytes(24).toString('base64url')}`
  await writeFile(file, key, { mode: 0o600 })
  return key
}
