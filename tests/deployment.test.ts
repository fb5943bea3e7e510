import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { canRunSteps, runStep } from './support/workflowStep.ts'

/** Returns the text of each job of a workflow by its name. */
async function jobsOf(workflow: string) {
  const text = await readFile(`.github/workflows/${workflow}`, 'utf8')
  const jobs = text.slice(text.indexOf('\njobs:\n') + '\njobs:'.length).split(/\n {2}(?=\w)/)
  return new Map(jobs.map((job) => [job.slice(0, job.indexOf(':')), job]))
}

const jobs = await jobsOf('deploy.yml')

/** Returns the commits that a job checks out; `undefined` is the newest of main. */
const commitsOf = (job: string) =>
  [
    ...(jobs.get(job) ?? '').matchAll(
      /actions\/checkout@.*(?:\n +with:\n +ref: \$\{\{ (.*) \}\})?/g,
    ),
  ].map(([, ref]) => ref)

// A fork's branch `main` starts the workflow too, but with the event `pull_request`.
const afterPassedPush =
  /workflow_run\.conclusion == 'success'\s+&& github\.event\.workflow_run\.event == 'push'/

test('GitHub deploys site and Studio only after a push whose tests passed, and a tested commit', () => {
  expect(jobs.get('tested')).toMatch(afterPassedPush)
  for (const job of ['studio', 'deploy']) {
    expect(jobs.get(job)).toMatch(/\n {4}needs: (tested|\[tested, check\])\n/)
    expect(commitsOf(job)).toEqual(['needs.tested.outputs.commit'])
  }
  // With `!cancelled()` a job also runs after one that was skipped.
  expect(jobs.get('deploy')).toContain("needs.tested.result == 'success'")
})

test('the deployment of the Studio has every variable of it', async () => {
  const settings = await readFile('.env.example', 'utf8')
  const names = settings.match(/^SANITY_STUDIO_(?!URL)\w+/gm) ?? []
  expect(names).toHaveLength(3)
  for (const name of names) expect(jobs.get('studio')).toContain(`${name}: \${{ vars.${name} }}`)
})

test('no other job has the secrets of a deployment', () => {
  const names = [...jobs].filter(([, job]) => /secrets\.(?!DEPLOY_HOOK_URL)/.test(job))
  expect(names.map(([name]) => name)).toEqual(['studio', 'deploy'])
})

test('Netlify’s tool is started in the folder of its configuration wherever it deploys', async () => {
  const files = ['.github/workflows/deploy.yml', 'docs/publisher.md', 'docs/hosting.md']
  const commands = await Promise.all(
    files.map(async (file) => [
      ...(await readFile(file, 'utf8')).matchAll(/netlify-cli@\S+ (.*)/g),
    ]),
  )
  expect(commands.flat()).toHaveLength(3)
  for (const [, parameters] of commands.flat())
    expect(parameters).toMatch(
      /^deploy --cwd scripts\/hosting\/netlify --prod --no-build --dir "\$/,
    )
})

test('migrations and functions are deployed from main after their tests, types and the hosted services’ tools', async () => {
  const supabase = await jobsOf('supabase.yml')
  expect(supabase.get('deploy')).toMatch(
    /if: github\.ref == 'refs\/heads\/main' .*\n {4}needs: \[unit, postgres, stack\]/,
  )
  expect(supabase.get('unit')).toMatch(
    /run: npm run typecheck\n.*run: npm run test:unit -- supabase\/ tests\/database\//,
  )
})

/** Runs the step that finds the tested commit, with a double of GitHub's command. */
const findTested = (commit: string, env: Record<string, string> = {}) =>
  runStep('deploy.yml', 'tested', {
    doubles: { gh: `echo "$2" >&2\nprintf '%s' '${commit}'` },
    env,
  })

test.runIf(canRunSteps)(
  'each event, also an old test run that is started again, deploys the newest commit whose tests passed',
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

test.runIf(canRunSteps)(
  'a commit to which somebody rolled back is deployed until it is released',
  async () => {
    expect(await findTested('3d3c42e5', { HELD_COMMIT: '82078676' })).toMatchObject({
      status: 0,
      written: 'commit=82078676\n',
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
