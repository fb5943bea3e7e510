import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

type Package = { dependencies?: object; optionalDependencies?: object }

/** Returns the lock file's entries that `npm ci --omit=dev --legacy-peer-deps` installs: without any peers. */
async function installedByHosts() {
  const { packages }: { packages: Record<string, Package> } = JSON.parse(
    await readFile('package-lock.json', 'utf8'),
  )
  const resolved = (name: string, from: string): string | undefined => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
    if (path in packages || from === '') return path in packages ? path : undefined
    return resolved(name, from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0)))
  }
  const found = new Set<string>([''])
  // Iterates over packages that are added meanwhile too.
  for (const path of found) {
    const { dependencies = {}, optionalDependencies = {} } = packages[path] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const next = resolved(name, path)
      if (next !== undefined) found.add(next)
    }
  }
  found.delete('')
  return Object.fromEntries([...found].map((path) => [path, packages[path]]))
}

test('a build on a host that has installed `dependencies` alone installs nothing more', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'setup-'))
  for (const file of ['package.json', 'package-lock.json', '.node-version'])
    await cp(file, join(directory, file))
  await mkdir(join(directory, 'node_modules'))
  const setUp = () =>
    spawnSync(process.execPath, [resolve('scripts/setup.mjs')], {
      cwd: directory,
      // Without npm, an installation fails.
      env: { PATH: directory },
      encoding: 'utf8',
    })
  expect(setUp()).toMatchObject({ status: 1, stdout: expect.stringMatching(/^Installing/) })

  const packages = await installedByHosts()
  await writeFile(join(directory, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
  expect(setUp()).toMatchObject({ status: 0, stdout: '' })
  await rm(directory, { recursive: true })
})
