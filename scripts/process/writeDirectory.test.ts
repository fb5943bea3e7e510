import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeDirectory } from './writeDirectory.ts'

test('a directory that cannot be replaced stays as it was', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'write-'))
  const target = join(directory, 'site')
  await mkdir(target)
  await writeFile(join(target, 'index.html'), 'the last one')
  // Without the staged directory the second of the two renames fails.
  const replaced = writeDirectory(target, (stage) => rm(stage, { recursive: true }))
  await expect(replaced).rejects.toThrow('ENOENT')
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('the last one')
  expect(await readdir(directory)).toEqual(['site'])
  await rm(directory, { recursive: true })
})

test('a directory is written into folders that are missing', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'write-'))
  const target = join(directory, 'dist/site')
  expect(await writeDirectory(target, async (stage) => readdir(stage))).toEqual([])
  expect(await readdir(join(directory, 'dist'))).toEqual(['site'])
  // Nothing was there to put back.
  const failing = writeDirectory(join(directory, 'other'), (stage) =>
    rm(stage, { recursive: true }),
  )
  await expect(failing).rejects.toThrow(/ENOENT.*other\.next-/)
  await rm(directory, { recursive: true })
})
