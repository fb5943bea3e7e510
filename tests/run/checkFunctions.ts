import { execFileSync } from 'node:child_process'
import { command } from '../../scripts/command.ts'
import { functionNames, functionsDirectory } from '../../supabase/project.ts'

await command(async () => {
  for (const name of functionNames()) {
    const folder = `${functionsDirectory}/${name}`
    execFileSync(
      'deno',
      [
        'check',
        '--quiet',
        // As in scripts/local/backend/functionProcess.ts.
        '--node-modules-dir=manual',
        '--no-lock',
        `--config=${folder}/deno.json`,
        `${folder}/index.ts`,
      ],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    )
  }
})
