import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { EnvFile } from './envFile.ts'
import { nameOfProject } from './parts.ts'
import { done, missing, type Step } from './step.ts'
import { askProject, projectRef } from './supabase.ts'
import { runTool } from './tools.ts'

const differences = z.object({
  changes: z.array(z.object({ path: z.array(z.string()), declared: z.boolean() })),
  scope: z.object({ present: z.array(z.string()) }),
})

/** The settings of a hosted project in addition to supabase/config.toml. A local project has its own mail server. */
const hosted = (sender: string, name: string) => `
[auth.rate_limit]
# Anybody can have a code mailed to a known address each minute.
email_sent = 100

[auth.email.smtp]
enabled = true
host = "smtp.resend.com"
port = 465
user = "resend"
pass = "env(RESEND_SENDING_API_KEY)"
admin_email = "${sender}"
sender_name = "${name}"
`

/** Calls `work` with a copy of supabase/ that has the settings of a hosted project. */
async function withHostedConfig<T>(
  settings: EnvFile,
  work: (directory: string) => Promise<T>,
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'supabase-'))
  try {
    await cp('supabase', join(directory, 'supabase'), { recursive: true })
    const local = await readFile('supabase/config.toml', 'utf8')
    const text = local + hosted(settings.get('CONTACT_EMAIL_FROM'), nameOfProject(settings))
    await writeFile(join(directory, 'supabase/config.toml'), text)
    return await work(directory)
  } finally {
    await rm(directory, { recursive: true })
  }
}

/** The digest of the mail server's password, which Supabase does not show. */
const passwordDigest = (settings: EnvFile) => settings.digest('RESEND_SENDING_API_KEY')

/** Sets how staff sign in, the mail server of their codes, and the limit of codes. */
export const signInSettings: Step = {
  part: 'enquiries',
  name: 'sign-in of staff',
  check: async (settings) => {
    const { changes, scope } = await withHostedConfig(settings, async (directory) =>
      differences.parse(await askProject(settings, 'config', 'diff', '--workdir', directory)),
    )
    if (!scope.present.includes('auth'))
      throw new Error('Supabase does not return the settings of sign-in: 403 Forbidden.')
    const own = changes.filter(({ declared }) => declared)
    if (own.length > 0)
      return missing(`different: ${own.map(({ path }) => path.join('.')).join(', ')}`)
    return settings.find('SIGN_IN_DIGEST') === passwordDigest(settings)
      ? done('as in supabase/config.toml, by Resend')
      : missing('the key of mail has changed')
  },
  run: async (settings) => {
    await withHostedConfig(settings, async (directory) => {
      const place = ['--workdir', directory, `--remote=${projectRef(settings)}`]
      await runTool('supabase', ['config', 'push', '--yes', ...place])
    })
    await settings.store({ SIGN_IN_DIGEST: passwordDigest(settings) })
  },
}
