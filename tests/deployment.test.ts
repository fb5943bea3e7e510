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
  expect(jobs.get('studio')).toContain("needs.tested.outputs.commit != ''")
  expect(jobs.get('deploy')).toContain("needs.tested.outputs.commit != ''")
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
      ...(await readFile(file, 'utf8')).matchAll(/tool\.mjs netlify (.*)/g),
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

/** A run of a workflow for a commit of main. Its minute stands for the order of pushes. */
const run = (head_sha: string, minute: number, conclusion: string | null = 'success') => ({
  ...{ head_sha, conclusion },
  created_at: `2026-11-28T10:${String(minute).padStart(2, '0')}:00Z`,
})

/** GitHub's command, whose lists of runs are in two files. */
const gh = 'case "$2" in */ci.yml/*) jq "$4" ci.json;; *) jq "$4" supabase.json;; esac'

type Runs = { ci: object[]; supabase?: object[] }

/** Runs the step that finds the commit to deploy. Both lists begin with the newest run, as GitHub's do. */
const findTested = ({ ci, supabase = [] }: Runs, env: Record<string, string> = {}) =>
  runStep('deploy.yml', 'tested', {
    doubles: { gh },
    files: {
      'ci.json': JSON.stringify({ workflow_runs: ci }),
      'supabase.json': JSON.stringify({ workflow_runs: supabase }),
    },
    env: { HELD_COMMIT: '', STARTED_BY: '', SUPABASE_PROJECT_REF: 'project', ...env },
  })

const deploys = (commit: string) => ({ status: 0, stderr: '', written: `commit=${commit}\n` })
const deploysNothingYet = { status: 0, written: '', stdout: expect.stringContaining('Nothing yet') }

test.runIf(canRunSteps)(
  'each event, also an old test run that is started again, deploys the newest commit whose tests passed',
  async () => {
    const ci = [run('failed', 3, 'failure'), run('newest', 2), run('old', 1)]
    expect(await findTested({ ci })).toMatchObject(deploys('newest'))
    expect(await findTested({ ci }, { STARTED_BY: 'old' })).toMatchObject(deploys('newest'))
  },
)

test.runIf(canRunSteps)(
  'pages wait for the migrations and functions of every commit before them, and content does not',
  async () => {
    const ci = [run('text', 3), run('column', 2), run('before', 1)]
    const waiting = { ci, supabase: [run('column', 2, null), run('before', 1)] }
    for (const STARTED_BY of ['text', 'column'])
      expect(await findTested(waiting, { STARTED_BY })).toMatchObject(deploysNothingYet)
    expect(await findTested(waiting)).toMatchObject(deploys('before'))

    const refused = { ci, supabase: [run('column', 2, 'failure'), run('before', 1)] }
    expect(await findTested(refused)).toMatchObject(deploys('before'))

    const deployed = { ci, supabase: [run('column', 2), run('before', 1, 'cancelled')] }
    expect(await findTested(deployed, { STARTED_BY: 'column' })).toMatchObject(deploys('text'))
  },
)

test.runIf(canRunSteps)(
  'the database of a commit whose tests still run deploys no older pages again',
  async () => {
    const runs = { ci: [run('new', 2, null), run('old', 1)], supabase: [run('new', 2)] }
    expect(await findTested(runs, { STARTED_BY: 'new' })).toMatchObject(deploysNothingYet)
  },
)

test.runIf(canRunSteps)('a site without enquiries waits for no database', async () => {
  const runs = { ci: [run('new', 1)], supabase: [run('new', 1, 'failure')] }
  expect(await findTested(runs, { SUPABASE_PROJECT_REF: '' })).toMatchObject(deploys('new'))
})

test.runIf(canRunSteps)(
  'a commit to which somebody rolled back is deployed until it is released',
  async () => {
    const HELD_COMMIT = '82078676'.repeat(5)
    const ci = [run('new', 1)]
    expect(await findTested({ ci }, { HELD_COMMIT })).toMatchObject(deploys(HELD_COMMIT))
    expect(await findTested({ ci }, { HELD_COMMIT: '82078676' })).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('must be a whole commit'),
      written: '',
    })
  },
)

test.runIf(canRunSteps)('without such a commit they deploy nothing, and say so', async () => {
  for (const runs of [{ ci: [] }, { ci: [run('new', 1)], supabase: [run('new', 1, 'failure')] }])
    expect(await findTested(runs)).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('No commit of main has passed CI'),
      written: '',
    })
})

test.runIf(canRunSteps)('an old run that is started again deploys no old functions', async () => {
  const deploy = (newest: number) =>
    runStep('supabase.yml', 'newest', {
      doubles: { gh: `echo ${newest}` },
      env: { GITHUB_RUN_NUMBER: '7' },
    })
  expect((await deploy(7)).status).toBe(0)
  expect((await deploy(0)).status).toBe(0)
  expect(await deploy(8)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('A newer commit is deployed already'),
  })
})
