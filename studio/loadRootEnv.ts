import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Reads the `.env` in the project's root too; the Studio's own variables take precedence. */
const file = join(import.meta.dirname, '../.env')
if (existsSync(file)) process.loadEnvFile(file)

for (const name of ['PROJECT_ID', 'DATASET']) copy(`SANITY_${name}`, `SANITY_STUDIO_${name}`)
for (const name of ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']) copy(name, `SANITY_STUDIO_${name}`)

function copy(from: string, to: string): void {
  const value = process.env[from]
  if (value && !process.env[to]) process.env[to] = value
}
