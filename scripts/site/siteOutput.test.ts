import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteFile, siteOutput } from './siteOutput.ts'

let directory = ''
let stage: ReturnType<typeof siteOutput>
let made: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'output-'))
  await mkdir(join(directory, 'code'))
  await writeFile(join(directory, 'code/app.js'), 'app')
  stage = siteOutput(join(directory, 'code'))
  made = []
})
afterEach(() => rm(directory, { recursive: true }))

/** Returns a file whose content is its version. */
const file = (path: string, version: string): SiteFile => ({
  path,
  version,
  make() {
    made.push(path)
    return version
  },
})

const order = (name: string, last?: string) => ({ outDir: join(directory, name), last })

/** Returns the files of a directory with their content. */
async function filesIn(root: string): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    found[path.slice(root.length + 1)] = await readFile(path, 'utf8')
  }
  return found
}

test('the next output makes only what differs, in the directory of the last one', async () => {
  const files = [file('a/one.js', '1'), file('two.html', '1'), file('three.html', '1')]
  const first = await (await stage(files, order('first'))).commit()
  made = []
  const next = [file('b/one.js', '2'), file('two.html', '2'), file('three.html', '1')]
  const second = await (await stage(next, order('second', first))).commit()
  expect(second).toBe(first)
  expect(made.toSorted()).toEqual(['b/one.js', 'two.html'])
  expect(await filesIn(first)).toEqual({
    'app.js': 'app',
    'b/one.js': '2',
    'two.html': '2',
    'three.html': '1',
  })
  expect(await readdir(first)).not.toContain('a')
})

test('what is made changes nothing until it is committed, nor when it is discarded', async () => {
  const first = await (await stage([file('a.html', '1')], order('first'))).commit()
  const staged = await stage([file('a.html', '2')], order('second', first))
  expect((await filesIn(first))['a.html']).toBe('1')
  await staged.discard()
  expect(await readdir(directory)).toEqual(['code', 'first'])
  await (await stage([file('a.html', '2')], order('third', first))).commit()
  expect((await filesIn(first))['a.html']).toBe('2')
})

test('a file that cannot be made leaves the last output as it is', async () => {
  const first = await (await stage([file('a.html', '1')], order('first'))).commit()
  const broken = { ...file('b.html', '1'), make: () => Promise.reject(new Error('no b')) }
  const files = [file('a.html', '2'), broken]
  await expect(stage(files, order('second', first))).rejects.toThrow('no b')
  expect(await filesIn(first)).toEqual({ 'app.js': 'app', 'a.html': '1' })
  expect(await readdir(directory)).toEqual(['code', 'first'])
})

test('where another directory is served, the output is a whole new one', async () => {
  const first = await (await stage([file('a.html', '1')], order('first'))).commit()
  const second = await (await stage([file('a.html', '1')], order('second', undefined))).commit()
  expect(second).not.toBe(first)
  expect(await filesIn(second)).toEqual({ 'app.js': 'app', 'a.html': '1' })
})
