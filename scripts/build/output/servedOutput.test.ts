import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isKilled } from '../../../tests/support/killedProcess.ts'
import { replaceLinked, restoreLink } from '../../process/linkedDirectory.ts'
import { siteOutput, textFile } from './siteOutput.ts'

let directory = ''
let target = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'served-'))
  target = join(directory, 'site')
})
afterEach(() => rm(directory, { recursive: true }))

/** Writes a site of three files, two of which change each time. */
const output = (folder = target) => {
  const write = siteOutput(folder, replaceLinked)
  return (version: string) =>
    write([
      textFile('index.html', `index ${version}`),
      textFile(`content/${version}.js`, version),
      textFile('same.html', 'same'),
    ])
}

/** Returns the version of a complete site. */
async function versionOf(folder: string): Promise<string> {
  const version = (await readFile(join(folder, 'index.html'), 'utf8')).replace('index ', '')
  expect(await readFile(join(folder, `content/${version}.js`), 'utf8')).toBe(version)
  expect(await readFile(join(folder, 'same.html'), 'utf8')).toBe('same')
  return version
}

/** Writes more versions of a site. Imports little, because it starts many times. */
const program = `
  const { mkdir, rm, writeFile } = await import('node:fs/promises')
  const { replaceLinked } = await import('./scripts/process/linkedDirectory.ts')
  const [site, ...versions] = process.argv.slice(2)
  for (const version of versions)
    await replaceLinked(site, async (stage) => {
      await rm(stage, { recursive: true, force: true })
      await mkdir(stage + '/content', { recursive: true })
      await writeFile(stage + '/index.html', 'index ' + version)
      await writeFile(stage + '/content/' + version + '.js', version)
      await writeFile(stage + '/same.html', 'same')
    })`

test('a process that is killed at any step of any publish leaves a complete site, and the next one goes on', async () => {
  await output()('0')
  const seen = new Set<string>()
  for (let step = 0; ; step += 1) {
    const copy = join(directory, `killed-${step}`)
    await mkdir(copy)
    for (const name of ['site', 'site.a'])
      await cp(join(directory, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
    const site = join(copy, 'site')
    const wasKilled = await isKilled(step, program, site, '1', '2')
    seen.add(await versionOf(site))
    restoreLink(site)
    await output(site)('9')
    expect(await versionOf(site)).toBe('9')
    if (!wasKilled) break
  }
  expect([...seen]).toEqual(['0', '1', '2'])
})

test('a directory of an older version becomes a link, also if that is interrupted at any step', async () => {
  for (let step = 0; ; step += 1) {
    const site = join(directory, `old-${step}`)
    await mkdir(join(site, 'content'), { recursive: true })
    await writeFile(join(site, 'index.html'), 'index 0')
    await writeFile(join(site, 'content/0.js'), '0')
    await writeFile(join(site, 'same.html'), 'same')
    const wasKilled = await isKilled(step, program, site, '1')
    restoreLink(site)
    await versionOf(site)
    await output(site)('9')
    expect(await versionOf(site)).toBe('9')
    if (!wasKilled) break
  }
})

/** Looks at a file without a pause, and says how often it was there and how often not. */
const observer = `
  const { statSync } = require('node:fs')
  const { parentPort, workerData: { file, state } } = require('node:worker_threads')
  let [present, absent] = [0, 0]
  while (Atomics.load(state, 0) === 0) {
    if (statSync(file, { throwIfNoEntry: false })?.size > 0) present += 1
    else absent += 1
    if (present + absent === 1) parentPort.postMessage('looking')
  }
  parentPort.postMessage({ present, absent })`

test('nobody who looks all the time finds the site absent while it is replaced 200 times', async () => {
  const write = output()
  await write('0')
  const state = new Int32Array(new SharedArrayBuffer(4))
  const workerData = { file: join(target, 'index.html'), state }
  const worker = new Worker(observer, { eval: true, workerData })
  await once(worker, 'message')
  for (let version = 1; version <= 200; version += 1) await write(`${version}`)
  Atomics.store(state, 0, 1)
  const [{ present, absent }] = await once(worker, 'message')
  expect(absent).toBe(0)
  expect(present).toBeGreaterThan(200)
})
