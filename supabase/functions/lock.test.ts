import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { functionNames, functionsDirectory } from '../project.ts'

type DenoLock = {
  version: string
  specifiers: Record<string, string>
  npm: Record<string, { integrity: string }>
}

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Returns the packages that a module imports, itself or through other modules. */
async function packagesOf(file: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(file)) return []
  seen.add(file)
  const code = await readFile(file, 'utf8')
  const runtime = code.replaceAll(/^(import|export) type [^']+'[^']+'$/gm, '')
  const imported = [...runtime.matchAll(/ from '([^']+)'$|\bimport\('([^']+)'\)/gm)].map(
    ([, specifier = '', dynamic = specifier]) =>
      dynamic.startsWith('.') ? packagesOf(join(file, '..', dynamic), seen) : [dynamic],
  )
  return (await Promise.all(imported)).flat()
}

const { packages } = await readJson<{
  packages: Record<string, { version: string; integrity: string }>
}>('package-lock.json')

describe.each(await functionNames())('%s', async (name) => {
  const folder = `${functionsDirectory}/${name}`
  const { imports } = await readJson<{ imports: Record<string, string> }>(`${folder}/deno.json`)
  const lock = await readJson<DenoLock>(`${folder}/deno.lock`)

  // Hosted functions have no node_modules.
  test('names the packages that its modules import', async () => {
    const used = (await packagesOf(`${folder}/index.ts`)).filter((it) => !it.startsWith('node:'))
    expect([...new Set(used)].sort()).toEqual(Object.keys(imports).sort())
  })

  test('imports exact versions, those that the tests run with', () => {
    const installed = Object.values(imports).map((specifier) => {
      const [, dependency = '', , path = ''] = /^npm:(.+)@([^@/]+)(\/.*)?$/.exec(specifier) ?? []
      return `npm:${dependency}@${packages[`node_modules/${dependency}`]?.version}${path}`
    })
    expect(Object.values(imports)).toEqual(installed)
  })

  test('has a lock file that hosted functions can read, with the packages that npm has', () => {
    // Deno 2.1 refuses version 5, which later versions write.
    expect(lock.version).toBe('4')
    const imported = Object.values(imports).map((specifier) =>
      specifier.replace(/(@\d[^/]*)\/.*/, '$1'),
    )
    expect(Object.keys(lock.specifiers).sort()).toEqual([...new Set(imported)].sort())
    const hashes = new Set(Object.values(packages).map(({ integrity }) => integrity))
    const others = Object.entries(lock.npm).filter(([, { integrity }]) => !hashes.has(integrity))
    expect(others).toEqual([])
  })
})
