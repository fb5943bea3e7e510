import { expect, test } from 'vitest'
import { canRunSteps, runStep } from './support/workflowStep.ts'

/** Runs the step that reminds of Sanity, with doubles of npm and GitHub's command, which prints its calls. */
const remind = ({ newest, refusal = '', issue = '' }: Record<string, string>) =>
  runStep('upkeep.yml', 'remind', {
    files: { 'package.json': '{ "devDependencies": { "sanity": "6.16.0" } }' },
    doubles: {
      npm: `if [ "$1" = view ]; then echo '${newest}'; exit; fi
        echo "npm $*" >> "$GITHUB_OUTPUT"
        if [ "$1" = install ] && [ -n '${refusal}' ]; then echo '${refusal}' >&2; exit 1; fi`,
      gh: `if [ "$2" = list ]; then echo '${issue}'; else printf '%s\\n' "$@"; fi`,
    },
  })

test.runIf(canRunSteps)('a newer Sanity that installs opens an issue', async () => {
  const { status, stdout, written } = await remind({ newest: '6.20.1' })
  expect(status).toBe(0)
  expect(written).toContain('dependencies.@sanity/mutator=6.20.1')
  expect(written).toContain('--save-exact sanity@6.20.1')
  expect(stdout).toMatch(/^issue\ncreate\n--title\nUpdate Sanity by hand\n--body\n/)
  expect(stdout).toContain('The newest Sanity is 6.20.1; 6.16.0 is used. It installs: try it.')
})

test.runIf(canRunSteps)(
  'one that does not install is a comment on the open issue, with the reason of npm',
  async () => {
    const refusal = 'npm error notarget No matching version'
    const { status, stdout } = await remind({ newest: '6.19.0', refusal, issue: '7' })
    expect(status).toBe(0)
    expect(stdout).toMatch(/^issue\ncomment\n7\n--body\n/)
    expect(stdout).toContain(`It does not install:\n\n\`\`\`\n${refusal}\n\`\`\``)
  },
)

test.runIf(canRunSteps)('the newest Sanity needs no issue', async () => {
  expect(await remind({ newest: '6.16.0' })).toMatchObject({
    status: 0,
    stdout: 'Sanity 6.16.0 is the newest.\n',
    written: '',
  })
})
