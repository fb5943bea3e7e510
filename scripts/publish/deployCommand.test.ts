import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runDeployCommand } from './deployCommand.ts'

test('a command copies the site; one that fails, or does not end, is reported', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'command-'))
  const mark = join(directory, 'mark')
  await runDeployCommand(`echo copied > ${mark}`)
  expect((await readFile(mark, 'utf8')).trim()).toBe('copied')
  await expect(runDeployCommand('exit 23')).rejects.toThrow('DEPLOY_COMMAND ended with 23')
  const endless = runDeployCommand('sleep 100000', () => AbortSignal.abort())
  await expect(endless).rejects.toThrow(
    /^DEPLOY_COMMAND did not end within 10 minutes, and was killed; .* tries again within 15 minutes/,
  )
  await rm(directory, { recursive: true })
})
