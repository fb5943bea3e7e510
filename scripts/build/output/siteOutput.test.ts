import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { replaceLinked } from '../../process/linkedDirectory.ts'
import { writeDirectory } from '../../process/writeDirectory.ts'
import { type SiteFile, siteOutput, textFile } from './siteOutput.ts'

let directory = ''
let target = ''
let write: ReturnType<typeof siteOutput>
let made: string[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'output-'))
  target = join(directory, 'site')
  write = siteOutput(target)
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

/** Returns the files of an output with their content. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const collected: Record<string, string> = {}
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    collected[path.slice(folder.length + 1)] = await readFile(path, 'utf8')
  }
  return collected
}

describe.each([
  ['that is replaced', writeDirectory],
  ['behind a link', replaceLinked],
])('in a directory %s', (_, replace) => {
  beforeEach(() => {
    write = siteOutput(target, replace)
  })

  test('the next output is complete, but only files of another version are made for it', async () => {
    await write([file('a/one.js', '1'), file('two.html', '1'), file('three.html', '1')])
    made = []
    await write([file('b/one.js', '2'), file('two.html', '2'), file('three.html', '1')])
    expect(made.toSorted()).toEqual(['b/one.js', 'two.html'])
    expect(await filesIn(target)).toEqual({ 'b/one.js': '2', 'two.html': '2', 'three.html': '1' })
  })

  test('each of many outputs is complete, also after one that failed', async () => {
    const outputs: Record<string, string>[] = [
      { 'a/one.js': '1', 'b.html': '1', 'c.html': '1' },
      { 'a/two.js': '1', 'b.html': '2', 'c.html': '1' },
      { 'a/two.js': '1', 'b.html': '1', 'd/e.html': '1' },
      { 'b.html': '3', 'c.html': '2', 'd/f.html': '1' },
      { 'a/one.js': '2', 'b.html': '3' },
    ]
    const filesOf = (output: Record<string, string>) =>
      Object.entries(output).map(([path, version]) => file(path, version))
    const broken = { ...file('b.html', 'broken'), make: () => Promise.reject(new Error('no')) }
    for (const output of outputs) {
      await write(filesOf(output))
      expect(await filesIn(target)).toEqual(output)
    }
    await expect(write([file('c.html', '3'), broken])).rejects.toThrow(AggregateError)
    for (const output of outputs) {
      await write(filesOf(output))
      expect(await filesIn(target)).toEqual(output)
    }
    expect(await readdir(join(target, 'a'))).toEqual(['one.js'])
    expect(await readdir(target)).toEqual(['a', 'b.html'])
  })
})

test('a file of an earlier output that somebody has removed is made again', async () => {
  write = siteOutput(target, replaceLinked)
  for (const version of ['1', '2']) await write([file('two.html', version)])
  const shown = basename(await realpath(target))
  for (const folder of await readdir(directory))
    if (folder !== shown && folder !== basename(target))
      await rm(join(directory, folder, 'two.html'))
  await write([file('two.html', '3')])
  expect(await filesIn(target)).toEqual({ 'two.html': '3' })
})

test('a first output leaves nothing beside it', async () => {
  await write([file('a.html', '1')])
  expect(await readdir(directory)).toEqual(['site'])
})

test('files that cannot be made are all reported, and nothing is written', async () => {
  await write([file('a.html', '1')])
  const broken = (name: string) => ({
    ...file(name, '1'),
    make: () => Promise.reject(new Error(`no ${name}`)),
  })
  const files = [file('a.html', '2'), broken('b.html'), broken('c.html')]
  await expect(write(files)).rejects.toMatchObject({
    errors: [new Error('no b.html'), new Error('no c.html')],
  })
  expect(await filesIn(target)).toEqual({ 'a.html': '1' })
})

describe('a directory behind a link', () => {
  beforeEach(() => {
    write = siteOutput(target, replaceLinked)
  })

  test('is complete after somebody has removed one of its copies, or all, while the process ran', async () => {
    const outputOf = (version: string) => [file('a.html', '1'), file('b.html', version)]
    for (const removed of [[], ['site'], ['site.a'], ['site.b'], ['site', 'site.a', 'site.b']]) {
      for (const name of removed) await rm(join(directory, name), { recursive: true, force: true })
      const version = removed.join(' ')
      await write(outputOf(version))
      expect(await filesIn(await realpath(target))).toEqual({ 'a.html': '1', 'b.html': version })
    }
  })

  test('costs a changed file nothing but its own bytes', async () => {
    await write([file('a.html', '1'), file('b.html', '1')])
    await write([file('a.html', '1'), file('b.html', '2')])
    made = []
    await write([file('a.html', '1'), file('b.html', '3')])
    expect(made).toEqual(['b.html'])
  })
})

test('nothing of earlier outputs stays in memory', async () => {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc')
  write = siteOutput(target, replaceLinked)
  const builds: WeakRef<object>[] = []
  for (let build = 0; build < 20; build += 1) {
    // The content of a build, which the functions of its files refer to.
    const content = { text: `${build}` }
    builds.push(new WeakRef(content))
    const pages = ['a', 'b', 'c'].map((name, index) => ({
      path: `${name}.html`,
      version: build % 3 === index ? content.text : 'unchanged',
      make: () => content.text,
    }))
    await write(pages)
  }
  // A WeakRef keeps its object until the end of the task that has read or made it.
  await new Promise((resolve) => setImmediate(resolve))
  collectGarbage()
  // This function's own frame may still refer to the last one.
  const retained = builds.filter((build) => build.deref() !== undefined)
  expect(retained.length).toBeLessThanOrEqual(2)
})

test('a text has a short version, because the version stays in memory', () => {
  const text = 'A sitemap of a large site. '.repeat(1000)
  expect(textFile('sitemap.xml', text).version.length).toBeLessThan(100)
  expect(textFile('a', text).version).not.toBe(textFile('a', `${text}.`).version)
})
