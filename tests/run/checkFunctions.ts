import { execFileSync } from 'node:child_process'
import { runCommand } from '../../scripts/runCommand.ts'
import { functionNames, functionsDirectory } from '../../supabase/project.ts'

/**
 * Checks the types of all functions in one process, which reads the packages only once. Therefore with the versions in
 * `package.json`, which are those of each function's `deno.json` (supabase/functions/lock.test.ts).
 */
await runCommand(async () => {
  execFileSync(
    'deno',
    [
      'check',
      '--quiet',
      // As in packages/local-supabase/src/functionProcess.ts.
      '--node-modules-dir=manual',
      '--no-lock',
      ...functionNames().map((name) => `${functionsDirectory}/${name}/index.ts`),
    ],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  )
})
