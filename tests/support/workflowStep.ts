import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'

/** Whether `runStep` can run: the steps are written for Linux, and their doubles are shell scripts. */
export const canRunSteps = process.platform !== 'win32'

/**
 * Runs a shell step of a workflow as GitHub does, in a directory of its own.
 * @param id that of the step
 * @param doubles shell scripts by the name of the program that they replace
 * @param files contents by name, in the directory in which the step runs
 * @param env its environment variables, besides GitHub's own
 */
export async function runStep(
  workflow: string,
  id: string,
  {
    doubles,
    files = {},
    env = {},
  }: {
    doubles: Record<string, string>
    files?: Record<string, string>
    env?: Record<string, string>
  },
) {
  const text = await readFile(`.github/workflows/${workflow}`, 'utf8')
  const [, script = ''] =
    new RegExp(`- id: ${id}\\n(?:.*\\n)*? {8}run: \\|\\n((?:(?: {10}.*)?\\n)+)`).exec(text) ?? []
  if (script === '') throw new Error(`${workflow} has no step «${id}».`)
  const directory = await mkdtemp(join(tmpdir(), 'step-'))
  const output = join(directory, 'output')
  await writeFile(output, '')
  for (const [name, content] of Object.entries(files))
    await writeFile(join(directory, name), content)
  for (const [name, double] of Object.entries(doubles))
    await writeFile(join(directory, name), `#!/bin/sh\n${double}\n`, { mode: 0o755 })
  // https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax#defaultsrunshell
  const options = text.includes('shell: bash') ? ['-o', 'pipefail'] : []
  const step = spawn('bash', ['--noprofile', '--norc', '-e', ...options, '-c', script], {
    cwd: directory,
    env: {
      PATH: `${directory}:${process.env.PATH}`,
      GITHUB_OUTPUT: output,
      GITHUB_REPOSITORY: 'owner/site',
      ...env,
    },
  })
  const [stdout, stderr, [status]] = await Promise.all([
    textOf(step.stdout),
    textOf(step.stderr),
    once(step, 'close'),
  ])
  const written = await readFile(output, 'utf8')
  await rm(directory, { recursive: true })
  return { status, stdout, stderr, written }
}
