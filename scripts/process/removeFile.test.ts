import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeFile } from './removeFile.ts'
import { replaceFile } from './replaceFile.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'))
  await mkdir(join(directory, 'fr/services'), { recursive: true })
  for (const file of ['fr/about.html', 'fr/services/who.html', 'fr/services/gmp.html'])
    await writeFile(join(directory, file), 'old')
})
afterEach(() => rm(directory, { recursive: true }))

const left = async () => (await readdir(directory, { recursive: true })).sort()

test('a removed file takes the folders with it that have no other, and not the directory itself', async () => {
  await removeFile(directory, 'fr/services/who.html')
  expect(await left()).toEqual(['fr', 'fr/about.html', 'fr/services', 'fr/services/gmp.html'])
  await removeFile(directory, 'fr/about.html')
  await removeFile(directory, 'fr/services/gmp.html')
  expect(await left()).toEqual([])
})

test('a file that is not there is removed already', async () => {
  await removeFile(directory, 'fr/services/none.html')
  await removeFile(directory, 'none.html')
  expect(await left()).toHaveLength(5)
})

test('a file that cannot be replaced stays, and nothing is left of the new one', async () => {
  await expect(replaceFile(join(directory, 'fr'), 'new')).rejects.toThrow(/EISDIR|EPERM/)
  expect(await left()).toHaveLength(5)
})

test('a file whose folder is missing fails as that', async () => {
  await expect(replaceFile(join(directory, 'none/file'), 'new')).rejects.toThrow(/ENOENT.*open/)
})
