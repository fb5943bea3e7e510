import { execFileSync } from 'node:child_process'
import { functionNames, functionsDirectory } from '../supabase/project.ts'
import { command } from './command.ts'

/** Type-checks every Supabase function with Deno, its runtime. */
await command(async () => {
  for (const name of await functionNames()) {
    const folder = `${functionsDirectory}/${name}`
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
