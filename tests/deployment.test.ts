import { spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const workflow = await readFile('.github/workflows/deploy.yml', 'utf8')
const job = workflow.slice(workflow.indexOf('\n  deploy:'))

test('GitHub deploys only after a push whose tests passed, and that commit', () => {
  expect(job).toMatch(
    /workflow_run\.conclusion == 'success'\s+&& github\.event\.workflow_run\.event == 'push'/,
  )
  const refs = [...job.matchAll(/uses: actions\/checkout@.*\n(.*\n.*)/g)].map(([, next]) =>
    next?.trim(),
  )
  expect(refs).toEqual([
    expect.stringMatching(
      /^with:\s+ref: \$\{\{ github\.event\.workflow_run\.head_sha \|\| steps\.tested\.outputs\.commit \}\}$/,
    ),
  ])
})

/** Runs the step that finds the tested commit, with a double of GitHub's command. */
async function findTested(answer: string) {
  const directory = await mkdtemp(join(tmpdir(), 'deploy-'))
  const output = join(directory, 'output')
  await writeFile(output, '')
  await writeFile(join(directory, 'gh'), `#!/bin/sh\necho "$2" >&2\nprintf '%s' '${answer}'\n`)
  await chmod(join(directory, 'gh'), 0o755)
  const [, script = ''] = /- id: tested\n.*\n {8}run: \|\n((?: {10}.*\n)+)/.exec(job) ?? []
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script],
    {
      env: {
        PATH: `${directory}:${process.env.PATH}`,
        GITHUB_OUTPUT: output,
        GITHUB_REPOSITORY: 'owner/site',
      },
      encoding: 'utf8',
    },
  )
  const written = await readFile(output, 'utf8')
  await rm(directory, { recursive: true })
  return { status, stdout, asked: stderr.trim(), written }
}

test('a publish, the hourly check and a start by hand deploy the newest commit whose tests passed', async () => {
  expect(await findTested('3d3c42e5')).toEqual({
    status: 0,
    stdout: '',
    asked:
      'repos/owner/site/actions/workflows/ci.yml/runs?branch=main&event=push&status=success&per_page=1',
    written: 'commit=3d3c42e5\n',
  })
})

test('without such a commit they deploy nothing, and say so', async () => {
  expect(await findTested('')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('No commit of main has passed CI'),
    written: '',
  })
})
