import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DirectoryInUse, lockDirectory } from './directoryLock.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('a directory that is in use is refused by name, until it is released', () => {
  const lock = lockDirectory(directory)
  expect(() => lockDirectory(directory)).toThrow(DirectoryInUse)
  expect(() => lockDirectory(directory)).toThrow(`${directory} is in use by another process`)
  lock.release()
  lockDirectory(directory).release()
})

test('another failure is not taken for a directory in use', async () => {
  await writeFile(
    join(directory, 'lock.db'),
    'a file that is no database, of some length'.repeat(99),
  )
  expect(() => lockDirectory(directory)).toThrow('file is not a database')
  expect(() => lockDirectory(directory)).not.toThrow(DirectoryInUse)
})

test('the copy of the stand-ins has the same code', async () => {
  const paths = ['scripts/process', 'packages/stand-in-server/src'] as const
  const [code, copy] = await Promise.all(
    paths.map(async (path) => {
      const text = await readFile(`${path}/directoryLock.ts`, 'utf8')
      return text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '')
    }),
  )
  expect(code).toContain('BEGIN EXCLUSIVE')
  expect(copy).toBe(code)
})
