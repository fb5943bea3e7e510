import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { takeSnapshot } from '../scripts/content/contentSnapshot.ts'
import { readEnvironment } from '../scripts/environment.ts'
import { withContentLake } from '../scripts/services/lakeClient.ts'
import { copyCode } from './support/codeCopy.ts'
import { copySeededLake } from './support/seededLake.ts'

/** In ms. The site is built twice; a busy machine takes its time. */
const timeout = 240_000

let directory = ''
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'reproducible-'))
  const environment = { ...readEnvironment(), usesLocalLake: true, LAKE_PORT: 0 }
  await copySeededLake(join(directory, 'lake'))
  await withContentLake({ ...environment, LOCAL_DATA: directory }, async (client) => {
    await takeSnapshot(client, { directory: join(directory, 'snapshot'), studioUrl: '' })
  })
})
afterAll(() => rm(directory, { recursive: true }))

/**
 * Builds the site in a copy of the code, in a folder of its own, and again and again with another sentence.
 * @param first the first of the versions up to 3 that have another sentence
 * @returns the files, the paths of those that one sentence changed, and how many contents stay in memory
 */
async function build(name: string, first: number) {
  const code = await copyCode()
  const outDir = join(directory, name)
  let result: { changed: string[]; retained: number }
  try {
    await code.create('vite.config.ts', await readFile('vite.config.ts', 'utf8'))
    const snapshot = JSON.stringify(join(directory, 'snapshot'))
    const printed = await code.run(`
      const { readEnvironment } = await import('./scripts/environment.ts')
      const { readSnapshot } = await import('./scripts/content/contentSnapshot.ts')
      const { createSiteBuilder } = await import('./scripts/build/siteBuilder.ts')
      const snapshot = await readSnapshot(${snapshot})
      const { readdirSync, readFileSync } = await import('node:fs')
      const { hash } = await import('node:crypto')
      const outDir = ${JSON.stringify(outDir)}
      const digests = () => new Map(
        readdirSync(outDir, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ parentPath, name }) => parentPath + '/' + name)
          .map((file) => [file.slice(outDir.length + 1), hash('sha256', readFileSync(file))]))
      const build = await createSiteBuilder(readEnvironment(), outDir)
      await build(snapshot, 'the same')
      const before = digests()
      const content = structuredClone(snapshot.content)
      content.pages.find(({ path }) => path === '/faq').hero.heading.en = 'Another sentence'
      content.versions.set('/faq', 'another version')
      await build({ ...snapshot, content }, 'another')
      const changed = [...digests()].filter(([path, digest]) => before.get(path) !== digest)
      const contents = []
      const buildAgain = async (version) => {
        const content = structuredClone(snapshot.content)
        content.pages.find(({ path }) => path === '/faq').hero.heading.en = version
        content.versions.set('/faq', version)
        contents.push(new WeakRef(content))
        await build({ ...snapshot, content }, version)
      }
      for (let version = ${first}; version < 4; version += 1) await buildAgain(String(version))
      // A WeakRef keeps its object until the end of the task that has made it.
      await new Promise((resolve) => setImmediate(resolve))
      const { setFlagsFromString } = await import('node:v8')
      setFlagsFromString('--expose-gc')
      ;(await import('node:vm')).runInNewContext('gc')()
      console.log(JSON.stringify({
        changed: changed.map(([path]) => path),
        retained: contents.filter((content) => content.deref() !== undefined).length,
      }))`)
    result = z.object({ changed: z.array(z.string()), retained: z.number() }).parse(printed)
  } finally {
    await code.remove()
  }
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
    const file = join(parentPath, name)
    return [file.slice(outDir.length), await readFile(file)]
  })
  const sorted = (await Promise.all(read)).sort(([a], [b]) => (a < b ? -1 : 1))
  return { files: new Map(sorted), ...result }
}

test('a build is reproducible anywhere; a changed sentence changes at most 12 files, and leaves nothing in memory', {
  timeout,
}, async () => {
  const { files: one, changed, retained } = await build('one', 0)
  const { files: other } = await build('other', 3)
  expect(one.size).toBeGreaterThan(100)
  expect([...other.keys()]).toEqual([...one.keys()])
  expect(
    [...one].filter(([path, bytes]) => !other.get(path)?.equals(bytes)).map(([path]) => path),
  ).toEqual([])
  expect(changed).toContain('faq.html')
  expect(changed.length).toBeLessThanOrEqual(12)
  // The last one may be compared with the next.
  expect(retained).toBeLessThanOrEqual(1)
})
