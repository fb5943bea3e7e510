import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SiteFile, siteOutput } from './siteOutput.ts'

let directory = ''
let write: ReturnType<typeof siteOutput>
let made: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'output-'))
  await mkdir(join(directory, 'code'))
  await writeFile(join(directory, 'code/app.js'), 'app')
  write = siteOutput(join(directory, 'code'))
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

const target = (name: string) => join(directory, name)

/** Returns the files of an output with their content. */
async function filesIn(name: string): Promise<Record<string, string>> {
  const entries = await readdir(target(name), { recursive: true, withFileTypes: true })
  const found: Record<string, string> = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    found[path.slice(target(name).length + 1)] = await readFile(path, 'utf8')
  }
  return found
}

test('the next output is complete, but only files of another version are made for it', async () => {
  const files = [file('a/one.js', '1'), file('two.html', '1'), file('three.html', '1')]
  await write(files, target('first'))
  made = []
  const next = [file('b/one.js', '2'), file('two.html', '2'), file('three.html', '1')]
  await write(next, target('second'))
  expect(made.toSorted()).toEqual(['b/one.js', 'two.html'])
  const rest = { 'app.js': 'app', 'three.html': '1' }
  expect(await filesIn('second')).toEqual({ 'b/one.js': '2', 'two.html': '2', ...rest })
  expect(await filesIn('first')).toEqual({ 'a/one.js': '1', 'two.html': '1', ...rest })
})

test('an output replaces an earlier one in the same directory', async () => {
  await write([file('a.html', '1')], target('dist'))
  await write([file('a.html', '1'), file('b.html', '1')], target('dist'))
  expect(await filesIn('dist')).toEqual({ 'app.js': 'app', 'a.html': '1', 'b.html': '1' })
  expect((await readdir(directory)).sort()).toEqual(['code', 'dist'])
})

test('files that cannot be made are all reported, and nothing is written', async () => {
  await write([file('a.html', '1')], target('first'))
  const broken = (name: string) => ({
    ...file(name, '1'),
    make: () => Promise.reject(new Error(`no ${name}`)),
  })
  const files = [file('a.html', '2'), broken('b.html'), broken('c.html')]
  await expect(write(files, target('second'))).rejects.toMatchObject({
    errors: [new Error('no b.html'), new Error('no c.html')],
  })
  expect((await readdir(directory)).sort()).toEqual(['code', 'first'])
})
