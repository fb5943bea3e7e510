import { execFileSync } from 'node:child_process'
import { runCommand } from '../../scripts/runCommand.ts'
import { functionNames, functionsDirectory } from '../../supabase/project.ts'

await runCommand(async () => {
  for (const name of functionNames()) {
    const folder = `${functionsDirectory}/${name}`
    execFileSync(
      'deno',
      [
        'check',
        '--quiet',
        // As in packages/local-supabase/src/functionProcess.ts.
        '--node-modules-dir=manual',
        '--no-lock',
        `--config=${folder}/deno.json`,
        `${folder}/index.ts`,
      ],
      { stdio: 'inherit', shell: process.platform === 'win32' },
    )
  }
})
