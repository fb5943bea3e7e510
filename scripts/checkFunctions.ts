import { execFileSync } from 'node:child_process'
import { command } from './command.ts'
import { functionNames, functionsFolder } from './local/backend/functions.ts'

/** Type-checks every Supabase function as Deno, which runs it, sees it. */
await command(async () => {
  for (const name of await functionNames()) {
    const folder = `${functionsFolder}/${name}`
    execFileSync(
      'deno',
      [
        'check',
        '--quiet',
        '--node-modules-dir=manual',
        `--config=${folder}/deno.json`,
        `${folder}/index.ts`,
      ],
      { stdio: 'inherit' },
    )
  }
})
