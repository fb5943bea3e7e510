import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canRunSteps, runStep } from './support/workflowStep.ts'

/**
 * The workflow Backup. tests/database/backup.test.ts restores the enquiries, scripts/content/folderSync.test.ts the
 * content, and tests/supabase/backup.spec.ts both as docs/operations.md says.
 */

const workflow = await readFile('.github/workflows/backup.yml', 'utf8')
const guide = await readFile('docs/operations.md', 'utf8')

/** Runs the step that makes a backup, with doubles; that of age stores what it gets. */
async function backUp({
  dump,
  database = 'abcdefghijklmnopqrst',
  programs = {},
}: {
  dump: string
  database?: string
  programs?: Record<string, string>
}) {
  const directory = await mkdtemp(join(tmpdir(), 'backup-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const archive = join(directory, 'archive')
  const result = await runStep('backup.yml', 'backup', {
    doubles: {
      npm: 'mkdir -p backup/content && echo "$@" > backup/content/index.json',
      node: `for file; do :; done; ${dump}`,
      age: 'echo "age $*"; cat > "$ARCHIVE"',
      ...programs,
    },
    env: { ARCHIVE: archive, BACKUP_RECIPIENT: 'age1company', SUPABASE_PROJECT_REF: database },
  })
  const unpack = (name: string) =>
    execFileSync('tar', ['-xzOf', archive, name], { encoding: 'utf8' })
  return { ...result, unpack }
}

test.runIf(canRunSteps)(
  'a backup has the content with its drafts, and the enquiries, encrypted for the company',
  async () => {
    const { status, stdout, unpack } = await backUp({ dump: 'echo "$@" > "$file"' })
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'age --recipient age1company --output backup.tar.gz.age\n',
    })
    expect(unpack('backup/content/index.json')).toContain('pull backup/content --drafts')
    expect(unpack('backup/enquiries.sql')).toContain('--data-only')
  },
)

test.runIf(canRunSteps)('of a site without enquiries the content alone is backed up', async () => {
  const { status, unpack } = await backUp({ dump: 'exit 1', database: '' })
  expect(status).toBe(0)
  expect(unpack('backup/content/index.json')).toContain('pull backup/content --drafts')
})

test.runIf(canRunSteps)('without the enquiries it fails, and nothing is stored', async () => {
  expect(await backUp({ dump: 'exit 1' })).toMatchObject({ status: 1, stdout: '' })
})

test.runIf(canRunSteps)('a backup that cannot be packed as a whole fails', async () => {
  const tar = 'echo half; exit 2'
  const { status } = await backUp({ dump: 'echo "$@" > "$file"', programs: { tar } })
  expect(status).toBe(2)
})

test('without the token that reads drafts a backup fails', async () => {
  const { stderr } = spawnSync(
    process.execPath,
    ['scripts/commands/content.ts', 'pull', 'nowhere', '--drafts'],
    {
      env: {
        ...process.env,
        SANITY_PROJECT_ID: 'project',
        SANITY_READ_TOKEN: '',
        SANITY_WRITE_TOKEN: '',
      },
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('Only a token can read drafts: set SANITY_READ_TOKEN.\n')
})

test('only the encrypted file is stored, and only a complete backup is recorded as one', () => {
  const steps = workflow.split('\n      - ').slice(1)
  const [upload = '', record = ''] = steps.slice(-2)
  expect(upload).toMatch(/^uses: actions\/upload-artifact@/)
  expect(upload).toContain('path: backup.tar.gz.age\n')
  expect(record).toContain('update private.monitoring set backed_up_at = now()')
  expect(workflow).not.toContain('always()')
})

test('backups are deleted after the days that the privacy page and the guide say, or earlier', async () => {
  const privacy = await readFile('studio/demo/legal/privacy.json', 'utf8')
  for (const text of [
    'our own backups, encrypted and for at most 30 days',
    'nos propres sauvegardes, chiffrées, pendant 30\u00a0jours au plus',
    'nas nossas cópias de segurança, encriptadas, durante 30\u00a0dias, no máximo',
  ])
    expect(privacy).toContain(text)
  expect(guide).toContain('GitHub deletes each backup after 30 days')
  const [, days] = /retention-days: (\d+)/.exec(workflow) ?? []
  expect(Number(days)).toBeLessThanOrEqual(30)
})
