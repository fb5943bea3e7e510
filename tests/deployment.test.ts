import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { canRunSteps, runStep } from './support/workflowStep.ts'

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
const findTested = (answer: string) =>
  runStep('deploy.yml', 'tested', { doubles: { gh: `echo "$2" >&2\nprintf '%s' '${answer}'` } })

test.runIf(canRunSteps)(
  'a publish, the hourly check and a start by hand deploy the newest commit whose tests passed',
  async () => {
    expect(await findTested('3d3c42e5')).toEqual({
      status: 0,
      stdout: '',
      stderr:
        'repos/owner/site/actions/workflows/ci.yml/runs?branch=main&event=push&status=success&per_page=1\n',
      written: 'commit=3d3c42e5\n',
    })
  },
)

test.runIf(canRunSteps)('without such a commit they deploy nothing, and say so', async () => {
  expect(await findTested('')).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('No commit of main has passed CI'),
    written: '',
  })
})
