import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EnvFile } from './envFile.ts'
import { runSteps } from './runSteps.ts'
import { studioSteps } from './studioSteps.ts'

// `npm run launch` refuses to run on Windows.
test.skipIf(process.platform === 'win32')(
  'another name is asked for, if another project has the Studio’s; a changed setting has it deployed again',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'studio-'))
    onTestFinished(() => rm(directory, { recursive: true }))
    onTestFinished(() => void vi.unstubAllEnvs())
    const tool = `#!/bin/sh
[ "$2" = deploy ] || { cat ${directory}/deployed 2>/dev/null || echo '[]'; exit; }
[ "$SANITY_STUDIO_HOSTNAME" = free ] || { echo 'Error: App host is already taken' >&2; exit 1; }
echo '[{"id":"app","appHost":"free","activeDeployment":{}}]' > ${directory}/deployed
echo '{"application":{"id":"app"}}'
`
    await writeFile(join(directory, 'npx'), tool, { mode: 0o755 })
    vi.stubEnv('PATH', `${directory}:${process.env.PATH}`)
    const settings = new EnvFile(join(directory, '.env'), {
      SANITY_PROJECT_ID: 'project',
      SITE_PARTS: 'without-preview',
      SITE_URL: 'https://www.example.org',
    })
    const answers = ['free', 'https://free.sanity.studio']
    const shown: string[] = []
    const prompts = {
      tell: () => {},
      begin: () => {},
      show: (_: string, __: object, state: string) => void shown.push(state),
      ask: async () => answers.shift() ?? '',
    }
    const steps = studioSteps.filter(({ name }) => /^(address of the Studio|Studio)$/.test(name))
    const results = await runSteps(steps, { settings, prompts })
    expect(results.map(({ finding }) => finding.text)).toEqual([
      'https://example.sanity.studio',
      'is deployed',
    ])
    expect(shown).toEqual([
      '«sanity deploy --yes»: App host is already taken',
      'free is no address such as https://example.sanity.studio',
    ])

    await settings.store({ SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_new' })
    expect(await steps.at(-1)?.check(settings)).toMatchObject({ text: 'is of other settings' })
  },
)
