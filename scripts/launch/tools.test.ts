import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runTool } from './tools.ts'

test('a secret is never an argument, which other users of the machine could see', async () => {
  vi.stubEnv('SUPABASE_DB_PASSWORD', 'a-password-of-24-letters')
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(runTool('gh', ['--password=a-password-of-24-letters'])).rejects.toThrow(
    'An argument of «gh --password=<SUPABASE_DB_PASSWORD>» has a secret',
  )
})

// `npm run launch` refuses to run on Windows.
test.skipIf(process.platform === 'win32')(
  'a tool that ends without reading its input fails with its own message, without notices in a frame',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'tools-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    onTestFinished(() => void vi.unstubAllEnvs())
    const notice = '╭─ Telemetry ─╮\n│ Learn more here │\n╰─────────────╯'
    const script = `#!/bin/sh\necho '${notice}' >&2\necho You are not logged in >&2\nexit 1\n`
    await writeFile(join(directory, 'gh'), script, { mode: 0o755 })
    vi.stubEnv('PATH', `${directory}:${process.env.PATH}`)
    // More than a pipe holds, so it cannot be written.
    const input = 'a'.repeat(1_000_000)
    await expect(runTool('gh', ['secret', 'set', 'NAME'], { input })).rejects.toThrow(
      /^«gh secret set»: You are not logged in$/,
    )
  },
)
