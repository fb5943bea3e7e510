import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { adviceFor, storageIssue } from './storageIssue.ts'

test('a directory that can be written has no issue, and nothing is left there', async () => {
  expect(storageIssue(import.meta.dirname)).toBeNull()
  expect(await readdir(import.meta.dirname)).not.toContain('probe')
})

// A device of Linux that is always full.
test.runIf(process.platform === 'linux')('a full disk is named', () => {
  expect(storageIssue('/data', '/dev/full')).toBe(
    'The disk of /data is full: free some space, and start again. Nothing is damaged',
  )
})

test.each([
  ['EROFS', /read-only/],
  ['EACCES', /another user’s/],
  ['EMFILE', /ulimit/],
  ['EIO', /cannot be written: the reason/],
])('%s is explained', (code, advice) => {
  expect(adviceFor('/data', Object.assign(new Error('the reason'), { code }))).toMatch(advice)
})
